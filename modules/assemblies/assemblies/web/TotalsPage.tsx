import { areaText } from '#modules/assemblies/tally/contract.ts'
import './page-texts.ts'
import './chair.css'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Topic } from '../shapes.ts'
import { readArea } from './amounts.ts'
import { useFresh, useVoting, votesApi } from './queries.ts'
import { VotingProgress } from './VotingProgress.tsx'

/** Totals by option of a vote without names: two people count and enter the same. */
export function TotalsPage() {
  const t = useTexts('assemblyPage')
  const title = useTexts('assemblies')('totals')
  const { topicId = '' } = useParams({ strict: false }) as { topicId?: string }
  useFresh()
  const voting = useVoting(topicId)
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Loaded of={voting} failed={t('loadFailed')} skeleton={['1fr']}>
        {(data) => (
          <div className="lb-stack lb-gap-16">
            {data.topic.status === 'voting' &&
            data.topic.voteWay !== 'record' &&
            data.topic.voteWay !== 'sealed' ? (
              <Totals topic={data.topic} />
            ) : (
              <Note>{t('notVoting')}</Note>
            )}
            <Panel title={t('progress')} pad="plain">
              <VotingProgress of={data} />
            </Panel>
          </div>
        )}
      </Loaded>
    </div>
  )
}

function Totals({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [heads, setHeads] = useState<Record<string, string>>({})
  const [areas, setAreas] = useState<Record<string, string>>({})
  const isElection = topic.kind === 'election'
  const rows = [
    ...topic.options.map(({ optionId, name, group }) => ({
      optionId,
      name: isElection
        ? [group, name].filter(Boolean).join(' ')
        : t(optionId === 'yes' ? 'yes' : optionId === 'no' ? 'no' : 'abstained'),
    })),
    ...(isElection ? [{ optionId: 'abstained', name: t('blank') }] : []),
    { optionId: 'invalid', name: t('invalid') },
  ]
  const totals = rows.map(({ optionId }) => ({
    optionId,
    heads: Number(heads[optionId] || 0),
    area: readArea(areas[optionId] || '0'),
  }))
  const isWrongTotal = totals.some(
    (one) => !Number.isInteger(one.heads) || one.heads < 0 || one.area === null,
  )
  const act = useSubmit(
    async (retry) => {
      const { data } = await votesApi.setVotes(
        { topicId: topic.topicId, totals: totals.map((one) => ({ ...one, area: one.area ?? 0 })) },
        retry,
      )
      toast(t(data.counted ? 'countsAgree' : 'countsFirst'))
      void again()
    },
    { isWrong: () => isWrongTotal },
  )
  const present = topic.snapshot?.present
  return (
    <form {...act.form}>
      <Panel
        title={`${t('topicNumber', { number: topic.number })} ${topic.title}`}
        lead={present && t('presentThen', { heads: present.heads, area: areaText(present.fifths) })}
      >
        <table className="lb-table ac-totals">
          <thead>
            <tr>
              <th>{t('option')}</th>
              <th>{t('heads')}</th>
              <th>{t('area')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ optionId, name }) => (
              <tr key={optionId}>
                <td>{name}</td>
                <td>
                  <TextInput
                    inputMode="numeric"
                    maxLength={6}
                    aria-label={`${name} ${t('heads')}`}
                    value={heads[optionId] ?? ''}
                    onText={(text) => setHeads({ ...heads, [optionId]: text })}
                  />
                </td>
                <td>
                  <TextInput
                    inputMode="decimal"
                    maxLength={12}
                    aria-label={`${name} ${t('area')}`}
                    value={areas[optionId] ?? ''}
                    onText={(text) => setAreas({ ...areas, [optionId]: text })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="lb-inner lb-stack lb-gap-12">
          {act.tried && isWrongTotal && <Note tone="wait">{t('totalsWrong')}</Note>}
          {act.failure !== undefined && <FailureNote sentence={act.failure} />}
          <Button type="primary" size="large" htmlType="submit" loading={act.busy}>
            {t('saveCount')}
          </Button>
        </div>
      </Panel>
    </form>
  )
}

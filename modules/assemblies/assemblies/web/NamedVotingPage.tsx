import './page-texts.ts'
import './chair.css'
import { useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { Topic } from '../shapes.ts'
import { useOverText, useWeightText } from './over-text.ts'
import { useFresh, useVoting, votesApi } from './queries.ts'
import { VotingProgress } from './VotingProgress.tsx'

/** Named votes: a card is scanned and what its owner says is entered; on paper, two people enter each ballot. */
export function NamedVotingPage() {
  const t = useTexts('assemblyPage')
  const title = useTexts('assemblies')('named')
  const { topicId = '' } = useParams({ strict: false }) as { topicId?: string }
  const [keyword, setKeyword] = useState('')
  const [source, setSource] = useState<'card' | 'paper'>('card')
  const field = useRef<{ focus: () => void; clear: () => void }>(null)
  useFresh()
  const voting = useVoting(topicId)
  const topic = voting.data?.topic
  const next = () => {
    setKeyword('')
    field.current?.focus()
  }
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-quiet">
          {topic && `${t('topicNumber', { number: topic.number })} ${topic.title}`}
        </span>
        <span className="lb-grow" />
        <Segments
          label={t('source')}
          options={(['card', 'paper'] as const).map((value) => ({ value, label: t(`source_${value}`) }))}
          value={source}
          onChange={setSource}
        />
      </div>
      <ScanField ref={field} autoFocus label={t('scan')} placeholder={t('scan')} onScan={setKeyword} />
      <div className="lb-pair lb-gap-16 lb-above-16">
        {topic?.status === 'voting' && keyword ? (
          <Voter key={`${keyword} ${source}`} topic={topic} keyword={keyword} source={source} onDone={next} />
        ) : (
          <Panel title={t('enterVotes')}>
            <EmptyState
              icon="scan"
              title={t(topic && topic.status !== 'voting' ? 'notVoting' : 'scanFirst')}
              text={t('scanVoteText')}
            />
          </Panel>
        )}
        <Panel title={t('progress')} pad="plain">
          <Loaded of={voting} failed={t('loadFailed')} skeleton={['1fr']}>
            {(data) => <VotingProgress of={data} />}
          </Loaded>
        </Panel>
      </div>
    </div>
  )
}

function Voter({
  topic,
  keyword,
  source,
  onDone,
}: {
  topic: Topic
  keyword: string
  source: 'card' | 'paper'
  onDone: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const overText = useOverText()
  const weightText = useWeightText()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [choices, setChoices] = useState<readonly string[]>([])
  const found = useQuery({
    queryKey: ['assemblies', 'voteInfo', topic.topicId, keyword],
    queryFn: async () => (await votesApi.voteInfo({ topicId: topic.topicId, keyword })).data,
  })
  const isElection = topic.kind === 'election'
  const open = (found.data ?? []).filter(
    ({ unitId, hasVoted }) => (source === 'paper' || !hasVoted) && !left.has(unitId),
  )
  const act = useSubmit(async (retry, chosen: readonly string[]) => {
    const votes = open.map(({ unitId }) => ({ unitId, choices: [...chosen] }))
    const { data } = await votesApi.setVotes({ topicId: topic.topicId, source, votes }, retry)
    toast(
      data.unconfirmed ? t('paperFirst', { count: data.unconfirmed }) : t('voted', { count: data.counted }),
    )
    void again()
    onDone()
  })
  const pick = (id: string) => {
    if (!isElection) return void act.submit([id])
    setChoices(choices.includes(id) ? choices.filter((one) => one !== id) : [...choices, id])
  }
  useItemKeys(
    open.length ? topic.options.length : 0,
    (nth) => pick(topic.options[nth]?.optionId ?? ''),
    'assemblyPage:voteKeys',
  )
  useHotKey('Ctrl+Enter', 'assemblyPage:cast', () => void act.submit(choices), {
    enabled: isElection && open.length > 0 && choices.length <= topic.mostChoices,
  })
  return (
    <Panel title={t('ballot')} pad="plain">
      <Loaded
        of={found}
        failed={t('loadFailed')}
        skeleton={['1fr']}
        empty={<EmptyState icon="search" title={t('nobodyHere')} text={t('nobodyHereText')} />}
      >
        {(units) => (
          <div className="lb-stack lb-gap-16">
            <div className="lb-chips ac-units">
              {units.map(({ unitId, label, ownerName, hasVoted, isOverLimit, over, heads, fifths }) => (
                <button
                  key={unitId}
                  type="button"
                  disabled={hasVoted && source === 'card'}
                  aria-pressed={open.some((one) => one.unitId === unitId)}
                  onClick={() => {
                    const nextLeft = new Set(left)
                    if (!nextLeft.delete(unitId)) nextLeft.add(unitId)
                    setLeft(nextLeft)
                  }}
                >
                  <b>{label}</b> {ownerName} {weightText({ heads, fifths })}{' '}
                  {isOverLimit && <Mark kind="overdue">{overText({ heads, fifths }, over)}</Mark>}
                  {hasVoted && <Mark kind="done">{t('hasVoted')}</Mark>}
                </button>
              ))}
            </div>
            {act.failure !== undefined && <FailureNote sentence={act.failure} />}
            {open.length > 0 && (
              <div className="lb-line lb-wrap lb-gap-12">
                {topic.options.map(({ optionId, name, group }, nth) => (
                  <Button
                    key={optionId}
                    size="large"
                    loading={act.busy}
                    aria-pressed={choices.includes(optionId)}
                    type={choices.includes(optionId) ? 'primary' : 'default'}
                    onClick={() => pick(optionId)}
                  >
                    {isElection
                      ? [group, name].filter(Boolean).join(' ')
                      : t(optionId === 'yes' ? 'yes' : optionId === 'no' ? 'no' : 'abstained')}{' '}
                    {nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
                  </Button>
                ))}
                {isElection && (
                  <Button
                    size="large"
                    type="primary"
                    loading={act.busy}
                    disabled={choices.length > topic.mostChoices}
                    onClick={() => void act.submit(choices)}
                  >
                    {t('castNames', { count: choices.length, most: topic.mostChoices })}{' '}
                    <Key keys="Ctrl Enter" />
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

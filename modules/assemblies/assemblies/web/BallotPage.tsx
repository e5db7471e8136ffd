import { areaText } from '#modules/assemblies/tally/contract.ts'
import './ballot-texts.ts'
import './ballot.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { assemblyBallots, type Ballot } from '../ballot-contract.ts'
import { ballotUnknown } from '../problems.ts'
import { fractionText } from './amounts.ts'
import { ballotRoute } from './screens.ts'

const api = client(assemblyBallots)
const unknown = ballotUnknown().code
/** Milliseconds between two questions of a phone that waits for the next motion. */
const pace = 4000

/** The phone of an owner: what is voted on now, for which units, and that it was taken. No account; the card's code says who it is. */
export function BallotPage() {
  const t = useTexts('assemblyBallot')
  const { code = '' } = ballotRoute.useSearch()
  const asked = useQuery({
    queryKey: ['assemblyBallot', code],
    queryFn: async () => (await api.show({ code: code || '-' }, { handles: [unknown] })).data,
    refetchInterval: pace,
    retry: false,
  })
  return (
    <div className="ab">
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr']}
        instead={(problem) =>
          problem.code === unknown && (
            <>
              <h1>{t('title')}</h1>
              <EmptyState icon="off" title={t('unknown')} text={sentenceOf(problem)} />
            </>
          )
        }
      >
        {(ballot) => <Phone key={ballot.topic?.topicId ?? ''} ballot={ballot} code={code} />}
      </Loaded>
    </div>
  )
}

function Phone({ ballot, code }: { ballot: Ballot; code: string }) {
  const t = useTexts('assemblyBallot')
  const { topic, state, units } = ballot
  return (
    <>
      <header>
        <b>{ballot.communityName}</b>
        <span className="lb-14 lb-quiet">{ballot.title}</span>
      </header>
      {topic && (state === 'voting' || state === 'voted' || state === 'byDesk') && (
        <>
          <h1>
            {t('topic', { number: topic.number })} {topic.title}
          </h1>
          <p className="lb-14 lb-quiet">
            {t(`way_${topic.voteWay}`)}{' '}
            {t('thresholds', {
              quorum: fractionText(topic.applied.quorum.heads),
              approval: fractionText(topic.applied.approval.heads),
            })}
          </p>
          {topic.description && <p className="lb-lines">{topic.description}</p>}
        </>
      )}
      {units.length > 0 && (
        <ul className="ab-units">
          {units.map(({ unitId, label, ownerName, isOwn, heads, fifths, hasVoted }) => (
            <li key={unitId}>
              <span>
                <b>{label}</b> {isOwn ? ownerName : t('speaksFor', { name: ownerName })}
              </span>
              <span className="lb-14 lb-quiet">
                {t('weight', { heads, area: areaText(fifths) })} {hasVoted && t('hasVoted')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {state === 'voting' && topic ? (
        <Vote ballot={ballot} code={code} />
      ) : (
        <div className="ab-state" role="status">
          <b className="lb-24">{t(`state_${state}`)}</b>
          <p className="lb-quiet">
            {state === 'represented' ? t('representedText', { name: ballot.agentName }) : t(`text_${state}`)}
          </p>
        </div>
      )}
    </>
  )
}

function Vote({ ballot, code }: { ballot: Ballot; code: string }) {
  const t = useTexts('assemblyBallot')
  const queries = useQueryClient()
  const { topic, units } = ballot
  const open = units.filter(({ hasVoted }) => !hasVoted)
  const [choices, setChoices] = useState<readonly string[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = open.filter(({ unitId }) => !left.has(unitId))
  const most = topic?.mostChoices ?? 1
  const isMany = most > 1
  const isMotion = topic?.options.some(({ optionId }) => optionId === 'yes') ?? false
  const act = useSubmit(async (retry) => {
    if (!topic) return
    const { data } = await api.cast(
      { code, topicId: topic.topicId, unitIds: chosen.map(({ unitId }) => unitId), choices: [...choices] },
      retry,
    )
    queries.setQueryData(['assemblyBallot', code], data)
    setChoices([])
  })
  const nameOf = (id: string, name: string) =>
    isMotion ? t(id === 'yes' ? 'yes' : id === 'no' ? 'no' : 'abstain') : name
  const pick = (id: string) => {
    if (!isMany) setChoices([id])
    else if (choices.includes(id)) setChoices(choices.filter((one) => one !== id))
    else if (choices.length < most) setChoices([...choices, id])
  }
  if (!topic) return null
  return (
    <form {...act.form}>
      <div className="ab-options" role="group" aria-label={topic.title}>
        {topic.options.map(({ optionId, name }) => (
          <button
            key={optionId}
            type="button"
            aria-pressed={choices.includes(optionId)}
            onClick={() => pick(optionId)}
          >
            {nameOf(optionId, name)}
          </button>
        ))}
      </div>
      {open.length > 1 && (
        <fieldset className="lb-bare">
          <legend className="lb-14 lb-quiet">{t('forWhom')}</legend>
          <div className="lb-chips">
            {open.map(({ unitId, label }) => (
              <button
                key={unitId}
                type="button"
                aria-pressed={!left.has(unitId)}
                onClick={() => {
                  const next = new Set(left)
                  if (!next.delete(unitId)) next.add(unitId)
                  setLeft(next)
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="ab-foot">
        {act.failure !== undefined && <FailureNote sentence={act.failure} />}
        <span className="lb-14 lb-quiet">
          {isMany ? t('chosen', { count: choices.length, most }) : t('final')}
        </span>
        <Button
          type="primary"
          size="large"
          block
          htmlType="submit"
          loading={act.busy}
          disabled={!chosen.length || (!isMany && !choices.length)}
        >
          {t('send', { count: chosen.length })}
        </Button>
      </div>
    </form>
  )
}

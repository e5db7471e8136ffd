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
/** Seconds between two questions of a phone: the next motion is not far, the beginning of the meeting is. */
const paces: Record<Ballot['state'], number> = {
  waiting: 8,
  voting: 10,
  voted: 8,
  byDesk: 8,
  before: 30,
  notHere: 15,
  represented: 30,
  over: 0,
}
/** Milliseconds until a phone asks again, never all phones of a hall at once; false: never again. */
function nextIn(state: Ballot['state'] | undefined): number | false {
  const pace = state === undefined ? 10 : paces[state]
  return pace > 0 && pace * (750 + Math.random() * 500)
}

/** The phone of an owner: what is voted on now, for which units, and that it was taken. No account; the card's code says who it is. */
export function BallotPage() {
  const t = useTexts('assemblyBallot')
  const { code = '' } = ballotRoute.useSearch()
  const asked = useQuery({
    queryKey: ['assemblyBallot', code],
    queryFn: async () => (await api.show({ code: code || '-' }, { handles: [unknown] })).data,
    refetchInterval: ({ state }) => nextIn(state.data?.state),
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
        {(ballot) => (
          <Phone key={`${ballot.topic?.topicId} ${ballot.topic?.round}`} ballot={ballot} code={code} />
        )}
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
          {units.map(({ unitId, label, ownerName, isOwn, heads, fifths, ...vote }) => (
            <li key={unitId}>
              <span>
                <b>{label}</b> {isOwn ? ownerName : t('speaksFor', { name: ownerName })}
              </span>
              <span className="lb-14 lb-quiet">
                {t('weight', { heads, area: areaText(fifths) })}{' '}
                {vote.hasVoted && <Recorded ballot={ballot} of={vote} />}
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

/** What an answer is called: the three of a motion in the language of the page, a candidate by name. */
function useOptionName() {
  const t = useTexts('assemblyBallot')
  return (id: string, name: string) => (id === 'yes' || id === 'no' || id === 'abstain' ? t(id) : name)
}

/** What was recorded for a unit: whoever did not vote so himself sees it while there is still time to say so. */
function Recorded({
  ballot,
  of: { choices, source },
}: {
  ballot: Ballot
  of: Pick<Ballot['units'][number], 'choices' | 'source'>
}) {
  const t = useTexts('assemblyBallot')
  const nameOf = useOptionName()
  const names = ballot.topic?.options.filter(({ optionId }) => choices.includes(optionId)) ?? []
  return (
    <b>
      {t('hasVoted')} {names.map(({ optionId, name }) => nameOf(optionId, name)).join('、')}
      {source && source !== 'phone' && ` ${t('byDesk')}`}
    </b>
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
  const nameOf = useOptionName()
  const act = useSubmit(async (retry) => {
    if (!topic) return
    const { data } = await api.cast(
      {
        code,
        topicId: topic.topicId,
        round: topic.round,
        unitIds: chosen.map(({ unitId }) => unitId),
        choices: [...choices],
      },
      retry,
    )
    queries.setQueryData(['assemblyBallot', code], data)
    setChoices([])
  })
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

import { areaText } from '#modules/assemblies/tally/contract.ts'
import './ballot-texts.ts'
import './ballot.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { assemblyBallots, type Ballot } from '../ballot-contract.ts'
import { ballotUnknown } from '../problems.ts'
import { fractionText } from './amounts.ts'
import { minutesText, useSecondsTo } from './ballot-clock.ts'
import { BallotReceipts } from './BallotReceipts.tsx'
import { NamedVote } from './NamedVote.tsx'
import { useOptionName } from './option-name.ts'
import { ballotRoute } from './screens.ts'
import { SealedVote } from './SealedVote.tsx'

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
  const seconds = useSecondsTo(state === 'voting' ? topic?.closesAt : undefined, ballot.now)
  return (
    <>
      <header>
        <b>{ballot.communityName}</b>
        <span className="lb-14 lb-quiet">{ballot.title}</span>
        {seconds !== undefined && (
          <span className="ab-clock" role="timer">
            {t('left')} <b>{minutesText(seconds)}</b>
          </span>
        )}
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
        topic.voteWay === 'sealed' ? (
          <SealedVote ballot={ballot} code={code} />
        ) : (
          <NamedVote ballot={ballot} code={code} />
        )
      ) : (
        <div className="ab-state" role="status">
          <b className="lb-24">{t(`state_${state}`)}</b>
          <p className="lb-quiet">
            {state === 'represented' ? t('representedText', { name: ballot.agentName }) : t(`text_${state}`)}
          </p>
        </div>
      )}
      <BallotReceipts code={code} />
    </>
  )
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
      {t('hasVoted')} {names.map(nameOf).join('、')}
      {source && source !== 'phone' && ` ${t('byDesk')}`}
    </b>
  )
}

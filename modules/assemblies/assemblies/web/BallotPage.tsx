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
import { BallotState } from './BallotState.tsx'
import { BallotUnits } from './BallotUnits.tsx'
import { NamedVote } from './NamedVote.tsx'
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
  const { topic, state } = ballot
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
      <BallotUnits ballot={ballot} />
      {state === 'voting' && topic ? (
        topic.voteWay === 'sealed' ? (
          <SealedVote ballot={ballot} code={code} />
        ) : (
          <NamedVote ballot={ballot} code={code} />
        )
      ) : (
        <BallotState ballot={ballot} />
      )}
      <BallotReceipts code={code} />
    </>
  )
}

import './ballot-texts.ts'
import './ballot.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { type Ballot, pollBallots } from '../ballot-contract.ts'
import { ballotUnknown } from '../problems.ts'
import { BallotForm } from './BallotForm.tsx'
import { BallotHead } from './BallotHead.tsx'
import { BallotResult } from './BallotResult.tsx'
import { BallotVoted } from './BallotVoted.tsx'
import { ballotRoute } from './screens.ts'

const api = client(pollBallots)
const unknown = ballotUnknown().code

/** A household votes with the code of its paper, without an account; afterwards it finds its receipt in the list. */
export function BallotPage() {
  const t = useTexts('pollBallot')
  const { token = '' } = ballotRoute.useSearch()
  const asked = useQuery({
    queryKey: ['pollBallot', token],
    queryFn: async () => (await api.showBallot({ token: token || '-' }, { handles: [unknown] })).data,
    retry: false,
    // Whoever looks something up meanwhile loses no choice.
    refetchOnWindowFocus: false,
  })
  return (
    <div className="vb">
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr']}
        rows={6}
        instead={(problem) =>
          problem.code === unknown && (
            <>
              <h1>{t('title')}</h1>
              <EmptyState icon="off" title={t('void')} text={sentenceOf(problem)} />
            </>
          )
        }
      >
        {(ballot) => <Paper token={token} ballot={ballot} reload={() => void asked.refetch()} />}
      </Loaded>
    </div>
  )
}

interface PaperProps {
  token: string
  ballot: Ballot
  reload: () => void
}

function Paper({ token, ballot, reload }: PaperProps) {
  const t = useTexts('pollBallot')
  const { state, hasVoted } = ballot
  const isOver = state === 'ended' || state === 'done'
  return (
    <>
      <BallotHead token={token} ballot={ballot} />
      {isOver ? (
        <BallotResult token={token} ballot={ballot} />
      ) : hasVoted ? (
        <BallotVoted token={token} ballot={ballot} reload={reload} />
      ) : state === 'going' ? (
        <BallotForm token={token} ballot={ballot} reload={reload} />
      ) : (
        <EmptyState icon="clock" title={t('notBegun')} text={t('notBegunText')} />
      )}
    </>
  )
}

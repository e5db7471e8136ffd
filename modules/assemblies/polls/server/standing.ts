import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { countBallots, countedOf, hideAreas, resultsOf } from '../results.ts'
import { fewestSecret, type Results } from '../shapes.ts'
import { isOver } from './poll-state.ts'
import { ballots as b, boxes, type PollRow } from './tables.ts'

type Reading = Pick<Lease, 'db'>

/** The ballots of a secret poll, in the order of their receipts. */
export async function boxOf({ db }: Reading, pollId: string) {
  const [box] = await db.select().from(boxes).where(eq(boxes.pollId, pollId))
  return box ?? { ballots: [], weights: {} as Record<string, number>, votedWeight: 0 }
}

const idsOf = ({ candidates }: PollRow) => candidates.map((one) => one.candidateId)

/** Whether so few voted in a secret poll that a result would name them. */
export const isTooFew = (ballots: readonly unknown[]): boolean => ballots.length < fewestSecret

async function secretResults(lease: Reading, poll: PollRow): Promise<Results | null> {
  const box = await boxOf(lease, poll.id)
  if (isTooFew(box.ballots)) return null
  const cast = box.ballots.map(({ candidateIds }) => ({
    choices: candidateIds,
    weight: { heads: 1, fifths: 0 },
  }))
  const byHeads = countBallots('household', idsOf(poll), cast)
  if (poll.weight !== 'area') return byHeads
  const sums = byHeads.candidates.map(({ candidateId, ballots }) => {
    const { fifths } = countedOf('area', box.weights[candidateId] ?? 0)
    return [candidateId, { heads: ballots, fifths }] as const
  })
  const all = { heads: byHeads.ballots, fifths: countedOf('area', box.votedWeight).fifths }
  return hideAreas(resultsOf('area', new Map(sums), all), fewestSecret)
}

/** What came out so far; null where it may not be said: of a draft, and of a secret poll before its end or with too few ballots. */
export async function resultsNow(lease: Reading, poll: PollRow, now: Date): Promise<Results | null> {
  if (!poll.publishedAt) return null
  if (poll.isSecret) return isOver(poll, now) ? secretResults(lease, poll) : null
  const rows = await lease.db
    .select({ choices: b.candidateIds, weight: b.weight })
    .from(b)
    .where(eq(b.pollId, poll.id))
  return countBallots(
    poll.weight,
    idsOf(poll),
    rows.map(({ choices, weight }) => ({ choices, weight: countedOf(poll.weight, weight) })),
  )
}

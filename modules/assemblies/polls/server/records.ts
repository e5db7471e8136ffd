import { and, arrayContains, desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import type { PollRecord, polls } from '../contract.ts'
import { secretUntilEnd, tooFewBallots } from '../problems.ts'
import { pollRow } from './poll-rows.ts'
import { isOver } from './poll-state.ts'
import { boxOf, isTooFew } from './standing.ts'
import { ballots as b, type PollRow } from './tables.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'

/** What is known of the ballots of a secret poll after its end: choices by receipt, in the order of receipts. */
export async function secretRecords(
  lease: Pick<Lease, 'db'>,
  poll: PollRow,
  now: Date,
): Promise<PollRecord[]> {
  if (!isOver(poll, now)) throw secretUntilEnd()
  const { ballots } = await boxOf(lease, poll.id)
  if (isTooFew(ballots)) throw tooFewBallots()
  return ballots.map((ballot) => ({ ...ballot, label: '', weight: null, at: null }))
}

/** The ballots of a named poll, the newest first. */
export async function namedRecords(
  lease: Lease,
  pollId: string,
  { candidateId, offset, limit }: { candidateId?: string | undefined; offset: number; limit: number },
): Promise<PollRecord[]> {
  const rows = await lease.db
    .select()
    .from(b)
    .where(ofPoll(pollId, candidateId))
    .orderBy(desc(b.at), desc(b.id))
    .offset(offset)
    .limit(limit)
  const labels = await labelsOf(
    lease,
    rows.flatMap(({ householdId }) => (householdId ? [householdId] : [])),
  )
  return rows.map(({ receipt, candidateIds, householdId, weight, at }) => ({
    receipt,
    candidateIds,
    label: labels.get(householdId ?? '') ?? '',
    weight,
    at,
  }))
}

const ofPoll = (pollId: string, candidateId?: string) =>
  and(eq(b.pollId, pollId), candidateId ? arrayContains(b.candidateIds, [candidateId]) : undefined)

/** A page of ballots. Throws notFound, secretUntilEnd, tooFewBallots. */
export async function listRecords(
  lease: Lease & { now: Date },
  { pollId, candidateId, offset, maxCount }: Taken<typeof polls.calls.listRecords>,
) {
  const poll = await pollRow(lease, pollId)
  if (poll.isSecret) {
    const all = (await secretRecords(lease, poll, lease.now)).filter(
      (one) => !candidateId || one.candidateIds.includes(candidateId),
    )
    return {
      data: all.slice(offset, offset + maxCount),
      pagination: { offset, maxCount, total: all.length },
    }
  }
  const data = await namedRecords(lease, pollId, { candidateId, offset, limit: maxCount })
  const total = await lease.db.$count(b, ofPoll(pollId, candidateId))
  return { data, pagination: { offset, maxCount, total } }
}

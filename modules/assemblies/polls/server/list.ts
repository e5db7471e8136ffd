import { inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import type { polls } from '../contract.ts'
import { type PollState, pollStates } from '../shapes.ts'
import { lineOf } from './detail.ts'
import { stateInSql } from './poll-state.ts'
import { polls as p } from './tables.ts'

// What is open comes first, what is done last.
const found = `
  select p.id, ${stateInSql('$1')} as state from poll p
  where p.deleted_at is null and ($2 = '' or strpos(lower(p.title), lower($2)) > 0 or p.number::text = ltrim($2, '#0'))
  order by array_position(array['going', 'waiting', 'draft', 'ended', 'done'], ${stateInSql('$1')}),
    p.starts_at desc, p.id`
const turnedOut = `
  select v.poll_id as "pollId", count(*)::int as voters, count(t.household_id)::int as voted
  from poll_voter v left join poll_turnout t on t.poll_id = v.poll_id and t.household_id = v.household_id
  where v.poll_id = any($1) group by v.poll_id`

interface Counts extends Record<string, unknown> {
  pollId: string
  voters: number
  voted: number
}

/** Lines of polls in the order of their ids. */
export async function linesOf(lease: Lease & { now: Date }, ids: readonly string[]) {
  if (!ids.length) return []
  const rows = await lease.db
    .select()
    .from(p)
    .where(inArray(p.id, [...ids]))
  const counts = new Map((await lease.query<Counts>(turnedOut, [ids])).map((row) => [row.pollId, row]))
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    const { voted = 0, voters = 0 } = counts.get(id) ?? {}
    return row ? [lineOf(row, { voted, voters }, lease.now)] : []
  })
}

/** The polls that a keyword means, with their states. */
export const findPolls = (lease: Lease & { now: Date }, keyword: string) =>
  lease.query<{ id: string; state: PollState }>(found, [lease.now, keyword])

/** A page of polls, with how many of each state the keyword finds. */
export async function listPolls(
  lease: Lease & { now: Date },
  { state, keyword, offset, maxCount }: Taken<typeof polls.calls.listPolls>,
) {
  const all = await findPolls(lease, keyword)
  const meant = state ? all.filter((row) => row.state === state) : all
  const ids = meant.slice(offset, offset + maxCount).map((row) => row.id)
  return {
    data: await linesOf(lease, ids),
    pagination: { offset, maxCount, total: meant.length },
    counts: Object.fromEntries(pollStates.map((one) => [one, all.filter((row) => row.state === one).length])),
  }
}

import { desc, eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { pollReminded } from '../events.ts'
import { nobodyToRemind, notBegun, notPublished, pollIsOver, remindedJustNow } from '../problems.ts'
import { pollRow } from './poll-rows.ts'
import { stateOf } from './poll-state.ts'
import { letters as l } from './tables.ts'

/** Milliseconds between two reminders. */
const pause = 12 * 3_600_000

const everybody = 'select household_id as id from poll_voter where poll_id = $1 order by household_id'
const notVoted = `
  select v.household_id as id from poll_voter v where v.poll_id = $1 and not exists (
    select from poll_turnout t where t.poll_id = v.poll_id and t.household_id = v.household_id) order by v.household_id`

/**
 * Reminds of an open poll: of a named one those who have not voted, of a secret one everybody, so that neither the reminder
 * nor its record tells who voted. Throws notFound, notPublished, notBegun, pollIsOver, remindedJustNow, nobodyToRemind.
 */
export async function remindAgain(context: Context, pollId: string): Promise<{ count: number }> {
  const { now } = context
  const poll = await pollRow(context, pollId, 'update')
  const state = stateOf(poll, now)
  if (state === 'draft') throw notPublished()
  if (state === 'waiting') throw notBegun()
  if (state !== 'going') throw pollIsOver()
  const [last] = await context.db
    .select({ at: l.at })
    .from(l)
    .where(eq(l.pollId, pollId))
    .orderBy(desc(l.at))
    .limit(1)
  if (last && now.getTime() - last.at.getTime() < pause) throw remindedJustNow(speakTime(last.at, now))
  const households = await context.query<{ id: string }>(poll.isSecret ? everybody : notVoted, [pollId])
  if (!households.length) throw nobodyToRemind()
  const rows = households.map(({ id }) => ({ id: newId(), pollId, householdId: id, at: now }))
  await context.db.insert(l).values(rows)
  context.emit(pollReminded, { pollId, letterIds: rows.map(({ id }) => id) })
  context.audit({ action: 'polls.remind', target: 'poll', targetId: pollId, after: { count: rows.length } })
  return { count: rows.length }
}

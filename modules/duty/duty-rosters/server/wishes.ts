import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { dutyRosters, RosterMonth } from '../contract.ts'
import { dutyRosterChanged } from '../events.ts'
import { notOnRoster, wishTooLate } from '../problems.ts'
import { readPerson } from './people.ts'

/** Whether the caller may act for somebody: they are it, or they plan. */
export const actsFor = ({ actor }: Context, { accountId }: { accountId: string | null }): boolean =>
  accountId === actor.accountId || actor.permissions.has('dutyRosters.plan')

/** Days off that people wish for. */
export const listWishes = (context: Context, first: string, last: string) =>
  context.query<RosterMonth['wishes'][number] & { [column: string]: unknown }>(
    `select person_id as "personId", day::text, note from duty_wish where day between $1 and $2 order by day, asked_at`,
    [first, last],
  )

/**
 * Wishes a day off or takes the wish back; saying it twice says it once. Of a month that is published, and of a day that is over, nothing is
 * wished any more: that is a swap. Throws notFound, notOnRoster, wishTooLate.
 */
export async function saveWish(
  context: Context,
  { personId, day, isWished, note }: Taken<typeof dutyRosters.calls.saveWish>,
): Promise<void> {
  const person = await readPerson(context, personId)
  if (!actsFor(context, person)) throw notOnRoster()
  // Whoever publishes meanwhile has seen the wishes, or comes after this one.
  await oneAtATime(context, 'duty roster')
  const published = await context.query('select from duty_roster_version where month = $1 limit 1', [
    day.slice(0, 7),
  ])
  if (isWished && (published.length || day < dayOf(context.now))) throw wishTooLate()
  if (isWished)
    await context.query(
      `insert into duty_wish (person_id, day, note, asked_at) values ($1, $2, $3, $4)
       on conflict (community_id, person_id, day) do update set note = excluded.note`,
      [personId, day, note, context.now],
    )
  else await context.query('delete from duty_wish where person_id = $1 and day = $2', [personId, day])
  context.emit(dutyRosterChanged, { month: day.slice(0, 7) })
  context.audit({
    action: isWished ? 'dutyRosters.wish' : 'dutyRosters.unwish',
    target: 'dutyPerson',
    targetId: personId,
    after: { name: person.name, day },
  })
}

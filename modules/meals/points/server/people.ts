import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { PersonPoints } from '../contract.ts'
import { nobodyLives, notByPerson, personGone } from '../problems.ts'
import { rules } from './rules.ts'

const people = `
  select r.id as "residentId", r.name,
    coalesce(sum(l.left_points) filter (where l.purse = 'normal' and l.expires_on >= (now() at time zone 'Asia/Taipei')::date), 0)::int as normal,
    coalesce(sum(l.left_points) filter (where l.purse = 'cash'), 0)::int as cash
  from resident r left join point_lot l on l.community_id = r.community_id and l.household_id = r.household_id
    and l.holder_id = r.id and l.left_points > 0
  where r.household_id = $1 and r.moved_out_at is null
  group by r.community_id, r.id, r.name, r.position having $2 or sum(l.left_points) > 0 order by r.position, r.id`

/** The people of a household who have purses of their own: all who live there where the community wants that, else those with points. */
export async function peopleOf(lease: Lease, householdId: string): Promise<PersonPoints[]> {
  const { byPerson } = await rules.all(lease)
  return lease.query<PersonPoints & Record<string, unknown>>(people, [householdId, byPerson])
}

const hold = `select household_id as "householdId" from resident where id = $1 and moved_out_at is null for share`

/**
 * In which household somebody lives, until the transaction ends: who moves them waits, and then finds what they were given; a
 * move that is under way is waited for. Undefined: nowhere here. Called before their purses are locked, as whoever moves them does.
 */
export async function holdPerson(lease: Lease, residentId: string): Promise<string | undefined> {
  const [row] = await lease.query<{ householdId: string }>(hold, [residentId])
  return row?.householdId
}

/** Throws notByPerson: people have no purses of their own; personGone: somebody does not live there. They stay until the transaction ends. */
export async function requirePerson(
  context: Context,
  householdId: string,
  residentId: string,
): Promise<void> {
  const { byPerson } = await rules.all(context)
  if (!byPerson) throw notByPerson()
  if ((await holdPerson(context, residentId)) !== householdId) throw personGone()
}

/** Who lives in households, for points to each; these are locked, so that nobody moves out of them. Throws notByPerson, nobodyLives. */
export async function peopleIn(
  context: Context,
  householdIds: readonly string[],
): Promise<{ householdId: string; residentId: string }[]> {
  const { byPerson } = await rules.all(context)
  if (!byPerson) throw notByPerson()
  const rows = await context.query<{ householdId: string; residentId: string }>(
    `select household_id as "householdId", id as "residentId" from resident
     where household_id = any($1) and moved_out_at is null order by household_id, id`,
    [householdIds],
  )
  if (!rows.length) throw nobodyLives()
  return rows
}

import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { residentOf } from '#modules/homes/households/server/public.ts'
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

/** Throws notByPerson: people have no purses of their own; personGone: somebody does not live there. */
export async function requirePerson(
  context: Context,
  householdId: string,
  residentId: string,
): Promise<void> {
  const { byPerson } = await rules.all(context)
  if (!byPerson) throw notByPerson()
  if (!(await residentOf(context, householdId, residentId))) throw personGone()
}

/** Who lives in households, for points to each. Throws notByPerson, nobodyLives. */
export async function peopleIn(
  context: Context,
  householdIds: readonly string[],
): Promise<{ householdId: string; residentId: string }[]> {
  const { byPerson } = await rules.all(context)
  if (!byPerson) throw notByPerson()
  const rows = await context.query<{ householdId: string; residentId: string }>(
    `select household_id as "householdId", id as "residentId" from resident
     where household_id = any($1) and moved_out_at is null order by household_id, id for key share`,
    [householdIds],
  )
  if (!rows.length) throw nobodyLives()
  return rows
}

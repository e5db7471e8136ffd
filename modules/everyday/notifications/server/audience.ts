import type { Lease } from '#platform/server/database.ts'
import { waysOf } from '#modules/telling/notices/server/public.ts'
import type { Audience } from '../audience.ts'

/** A household that is meant, or one of its people by name. */
export interface Meant extends Record<string, unknown> {
  householdId: string
  residentId: string | null
}

const marked = (until: string) => `(${until} is null or ${until} >= (now() at time zone 'Asia/Taipei')::date)`

// Owners are who owns and lives or is listed there (1), tenants who rents (3).
const meant = `
  with home as (
    select h.id, h.building_order, h.building, h.floor_order, h.unit from household h
    where not h.is_virtual and h.closed_at is null
      and (cardinality($1::text[]) + cardinality($2::text[]) + cardinality($3::uuid[]) = 0
        or h.building = any($1) or h.id = any($3)
        or exists (select from household_mark m where m.community_id = h.community_id and m.household_id = h.id
          and m.word = any($2) and ${marked('m.until_day')}))
  )
  select home.id as "householdId", r.id as "residentId" from home
  left join resident r on r.household_id = home.id and r.moved_out_at is null
    and r.identity_id = case $4 when 'owners' then 1 when 'tenants' then 3 end
  where $4 = 'all' or r.id is not null
  order by home.building_order, home.building, home.floor_order, length(home.unit), home.unit, r.position, r.id`

/** The households of an audience in the order of the house, and of a role each of its people. */
export const meantBy = (lease: Lease, { buildings, marks, householdIds, role }: Audience): Promise<Meant[]> =>
  lease.query<Meant>(meant, [buildings, marks, householdIds, role])

/** How many an audience is, and by which channels they would hear. */
export async function countAudience(lease: Lease, audience: Audience) {
  const all = await meantBy(lease, audience)
  const { ways, unreached, people } = await waysOf(lease, all)
  return { households: new Set(all.map((one) => one.householdId)).size, people, ways, unreached }
}

const buildings = `
  select building, count(*)::int as households from household where not is_virtual and closed_at is null
  group by building_order, building order by building_order, building`
const marks = `
  select m.word as mark, count(distinct m.household_id)::int as households from household_mark m
  join household h on h.community_id = m.community_id and h.id = m.household_id
  where not h.is_virtual and h.closed_at is null and ${marked('m.until_day')}
  group by m.word order by 2 desc, 1 limit 50`

/** What an audience can be made of. */
export async function listChoices(lease: Lease) {
  const ofHouse = await lease.query<{ building: string; households: number }>(buildings)
  return {
    households: ofHouse.reduce((sum, one) => sum + one.households, 0),
    buildings: ofHouse,
    marks: await lease.query<{ mark: string; households: number }>(marks),
  }
}

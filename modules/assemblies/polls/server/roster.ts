import type { Lease } from '#platform/server/database.ts'
import type { Weight } from '../shapes.ts'

/** A household that a poll can be for. */
interface Eligible {
  householdId: string
  label: string
  building: string
  /** 0.01 m²; null: not known. */
  area: number | null
  /** Whoever owns it, the same for all they own; '' where that is not known for sure. */
  owner: string
}

const tagsOfHouseholds = `
  select k.household_id, k.word from household_mark k
  where k.resident_id is null and (k.until_day is null or k.until_day >= (now() at time zone 'Asia/Taipei')::date)
  union all select h.id, case when h.is_rented then '出租' else '自住' end from household h`

const open = `from household h where h.closed_at is null and not h.is_virtual`

// A name alone is no owner: two people may share it.
const eligible = `
  with tag as (${tagsOfHouseholds}),
  owners as (select distinct on (household_id) household_id, name, phone from household_owner
    order by household_id, is_representative desc, position)
  select h.id as "householdId", h.label, h.building, p.exclusive_area as area,
    case when o.phone <> '' then o.name || ' ' || regexp_replace(o.phone, '\\D', '', 'g') else '' end as owner
  from household h left join household_property p on p.household_id = h.id left join owners o on o.household_id = h.id
  where h.closed_at is null and not h.is_virtual
    and (cardinality($1::text[]) = 0 or h.building = any($1))
    and (cardinality($2::text[]) = 0 or exists (select from tag where tag.household_id = h.id and tag.word = any($2)))
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit, h.id`

export interface Target {
  buildings: readonly string[]
  tags: readonly string[]
}

/** The open households of these buildings that have one of these tags; none of a kind means all. */
export const eligibleHouseholds = (lease: Lease, { buildings, tags }: Target): Promise<Eligible[]> =>
  lease.query<Eligible & Record<string, unknown>>(eligible, [buildings, tags])

/** Whoever votes, with which weight and for how many households. */
export interface Voter {
  householdId: string
  weight: number
  units: number
}

/** Who votes of those who are eligible: each household, or each owner at the first of what they own. Areas must be known. */
export function votersOf(households: readonly Eligible[], weight: Weight): Voter[] {
  if (weight !== 'owner')
    return households.map(({ householdId, area }) => ({
      householdId,
      weight: weight === 'area' ? (area ?? 0) : 1,
      units: 1,
    }))
  const owners = new Map<string, Voter>()
  for (const { householdId, owner } of households) {
    const known = owners.get(owner || householdId)
    if (known) known.units += 1
    else owners.set(owner || householdId, { householdId, weight: 1, units: 1 })
  }
  return [...owners.values()]
}

const buildings = `select h.building as name, count(*) as count ${open} group by h.building, h.building_order
  order by h.building_order, h.building`
const tags = `with tag as (${tagsOfHouseholds}) select tag.word as name, count(distinct h.id) as count
  from tag join household h on h.id = tag.household_id where h.closed_at is null and not h.is_virtual
  group by tag.word order by count(distinct h.id) desc, tag.word`

interface Named extends Record<string, unknown> {
  name: string
  count: number
}

/** What polls can be for, and whom a choice means. */
export async function listTargets(lease: Lease, target: Target) {
  const found = await eligibleHouseholds(lease, target)
  return {
    buildings: await lease.query<Named>(buildings),
    tags: await lease.query<Named>(tags),
    households: found.length,
    owners: votersOf(found, 'owner').length,
    withoutArea: found.filter(({ area }) => area === null).length,
  }
}

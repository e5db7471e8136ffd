import { and, asc, isNull, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { Household } from '../contract.ts'
import { householdTable as household } from './tables.ts'

/** Whether a mark `m` still holds: its last day ends at midnight in Taipei. */
const holds = sql`(m.until_day is null or m.until_day >= (now() at time zone 'Asia/Taipei')::date)`

/** A household as every list names it. Whoever moved out no longer counts. */
export const householdFields = {
  householdId: sql<string>`household.id`,
  label: household.label,
  userId: sql<string>`coalesce((select r.id::text from resident r
    where r.household_id = household.id and r.moved_out_at is null order by r.position, r.id limit 1), '')`,
  isVirtual: sql<0 | 1>`household.is_virtual::int`,
  building: household.building,
  floor: household.floor,
  names: sql<string[]>`array(select r.name from resident r
    where r.household_id = household.id and r.moved_out_at is null order by r.position, r.id)`,
  marks: sql<string[]>`array(select m.word from household_mark m left join resident r on r.id = m.resident_id
    where m.household_id = household.id and r.moved_out_at is null and ${holds}
    group by m.word order by min(coalesce(r.position, -1)), min(m.position), m.word)`,
}

/** The order of the picker: units by number (2 before 12). */
export const inOrder = [
  asc(household.buildingOrder),
  asc(household.building),
  asc(household.floorOrder),
  asc(household.floor),
  sql`length(household.unit)`,
  asc(household.unit),
]

const byIds = statement<{ ids: string[] }, Household>('households_by_ids', (query) =>
  query
    .select(householdFields)
    .from(household)
    .where(and(sql`household.id = any(${sql.placeholder('ids')})`, isNull(household.closedAt)))
    .orderBy(...inOrder),
)

/** The open households of these ids, in the order of the picker; those that do not exist are absent. */
export const householdsByIds = (lease: Lease, ids: readonly string[]): Promise<Household[]> =>
  ids.length ? lease.run(byIds, { ids: [...ids] }) : Promise.resolve([])

const labels = statement<{ ids: string[] }, { id: string; label: string }>('household_labels', (query) =>
  query
    .select({ id: household.id, label: household.label })
    .from(household)
    .where(sql`household.id = any(${sql.placeholder('ids')})`),
)

/** The labels of households by their ids, closed ones too. */
export async function labelsOf(
  lease: Lease,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.filter((id) => typeof id === 'string')
  if (!wanted.length) return new Map()
  const rows = await lease.run(labels, { ids: wanted })
  return new Map(rows.map((row) => [row.id, row.label]))
}

export interface ResidentRow {
  id: string
  name: string
  mobile: string
  marks: string[]
}

const ofHousehold = `
  select r.id, r.name, r.mobile, array(select m.word from household_mark m where m.resident_id = r.id
    and (m.until_day is null or m.until_day >= (now() at time zone 'Asia/Taipei')::date) order by m.position) as marks
  from resident r where r.household_id = $1 and r.moved_out_at is null order by r.position, r.id`

/** Who lives in a household, in their order. */
export const residentsOf = (lease: Lease, householdId: string): Promise<ResidentRow[]> =>
  lease.query<ResidentRow & Record<string, unknown>>(ofHousehold, [householdId])

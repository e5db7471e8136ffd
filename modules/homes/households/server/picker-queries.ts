import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { Household } from '../contract.ts'
import { householdFields, inOrder } from './queries.ts'
import { householdTable as household } from './tables.ts'

const counts = {
  householdCount: sql<number>`(count(*) filter (where not household.is_virtual))::int`,
  virtualCount: sql<number>`(count(*) filter (where household.is_virtual))::int`,
}

interface Counts {
  householdCount: number
  virtualCount: number
}

const buildings = statement<Record<never, never>, Counts & { building: string }>(
  'picker_buildings',
  (query) =>
    query
      .select({ building: household.building, ...counts })
      .from(household)
      .where(isNull(household.closedAt))
      .groupBy(household.building)
      .orderBy(sql`min(household.building_order)`, asc(household.building)),
)

/** The buildings with their numbers of real and virtual households. */
export const allBuildings = (lease: Lease) => lease.run(buildings, {})

const floors = statement<{ building: string }, Counts & { floor: string }>('picker_floors', (query) =>
  query
    .select({ floor: household.floor, ...counts })
    .from(household)
    .where(and(eq(household.building, sql.placeholder('building')), isNull(household.closedAt)))
    .groupBy(household.floor)
    .orderBy(sql`min(household.floor_order)`, asc(household.floor)),
)

/** The floors of a building; none when there is no such building. */
export const floorsOf = (lease: Lease, building: string) => lease.run(floors, { building })

const units = statement<{ building: string; floor: string }, Household>('picker_units', (query) =>
  query
    .select(householdFields)
    .from(household)
    .where(
      and(
        eq(household.building, sql.placeholder('building')),
        eq(household.floor, sql.placeholder('floor')),
        isNull(household.closedAt),
      ),
    )
    .orderBy(...inOrder),
)

const ofBuilding = statement<{ building: string }, Household>('households_of_building', (query) =>
  query
    .select(householdFields)
    .from(household)
    .where(and(eq(household.building, sql.placeholder('building')), isNull(household.closedAt)))
    .orderBy(...inOrder),
)

/** All households of a building; none when there is no such building. */
export const householdsOfBuilding = (lease: Lease, building: string) => lease.run(ofBuilding, { building })

/** The households of a floor; none when there is no such floor. */
export const unitsOf = (lease: Lease, building: string, floor: string) =>
  lease.run(units, { building, floor })

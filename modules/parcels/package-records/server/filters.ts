import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import { packageKinds } from '#modules/parcels/package-settings/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { needsSomebody, packageTable as p } from '#modules/parcels/packages/server/public.ts'
import type { PackageState } from '#modules/parcels/packages/contract.ts'
import type { packageRecords } from '../contract.ts'
import { conditionOfText } from './search-text.ts'

export type Filters = Taken<typeof packageRecords.calls.countPackages>

const among = (ids: readonly string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`

async function householdsOfBuilding(lease: Lease, building: string): Promise<SQL | undefined> {
  if (!building) return undefined
  const rows = await lease.db
    .select({ id: householdTable.id })
    .from(householdTable)
    .where(eq(householdTable.building, building))
  return sql`${p.householdId} = ${among(rows.map((row) => row.id))}`
}

/** A package of a kind that is legal, or is not; ids, because an index serves these. */
async function ofLegal(lease: Lease, isLegal: boolean): Promise<SQL> {
  const rows = await lease.db
    .select({ id: packageKinds.id })
    .from(packageKinds)
    .where(eq(packageKinds.isLegal, isLegal))
  return sql`${p.kindId} = ${among(rows.map((row) => row.id))}`
}

async function ofUrgent(lease: Lease): Promise<SQL> {
  return sql`${p.state} = 'waiting' and ${needsSomebody(await ofLegal(lease, true))}`
}

/** The condition of the filters, over the package table alone. */
export async function conditionOf(lease: Lease, filters: Filters, now: Date): Promise<SQL | undefined> {
  const { householdIds, kindId, courierId, temperature, shelfPosition } = filters
  const { arrivedFrom, arrivedTo, handedOverFrom, handedOverTo } = filters
  const { inPersonOnly, cashOnDelivery, isLegal } = filters
  const [meant, inBuilding, legal, urgent] = await Promise.all([
    conditionOfText(lease, filters.text, arrivedTo ?? handedOverTo ?? now),
    householdsOfBuilding(lease, filters.building),
    isLegal === undefined ? undefined : ofLegal(lease, isLegal),
    filters.needsSomebody ? ofUrgent(lease) : undefined,
  ])
  return and(
    meant,
    inBuilding,
    householdIds && sql`${p.householdId} = ${among(householdIds)}`,
    kindId ? eq(p.kindId, kindId) : undefined,
    courierId ? eq(p.courierId, courierId) : undefined,
    temperature === undefined ? undefined : eq(p.temperature, temperature),
    shelfPosition ? eq(p.shelfPosition, shelfPosition) : undefined,
    arrivedFrom && gte(p.arrivedAt, arrivedFrom),
    arrivedTo && lt(p.arrivedAt, arrivedTo),
    handedOverFrom && gte(p.handedOverAt, handedOverFrom),
    handedOverTo && lt(p.handedOverAt, handedOverTo),
    inPersonOnly === undefined ? undefined : eq(p.inPersonOnly, inPersonOnly),
    cashOnDelivery === undefined ? undefined : eq(p.cashOnDelivery, cashOnDelivery),
    legal,
    urgent,
  )
}

/** A state as a condition. */
export const inState = (state: PackageState | 'all'): SQL | undefined =>
  state === 'all' ? undefined : eq(p.state, state)

/**
 * Rows of a state in their order, by the partial index of hand-overs. Counting takes inState: asked for the time as well, a plan
 * for an average community would gather all of a large one before it counts the first 5000.
 */
export const rowsInState = (state: PackageState | 'all'): SQL | undefined =>
  state === 'handedOver' ? and(inState(state), isNotNull(p.handedOverAt)) : inState(state)

import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  householdLabels,
  needsSomebody,
  packageKinds,
  packageTable as p,
} from '#modules/packages/server/public.ts'
import type { PackageState } from '#modules/packages/contract.ts'
import type { packageRecords } from '../contract.ts'
import { meantBy } from './search-text.ts'

export type Filters = Taken<typeof packageRecords.calls.countPackages>

const legalKinds = sql`(select ${packageKinds.id} from ${packageKinds} where ${packageKinds.isLegal})`

async function householdsOfBuilding(lease: Lease, building: string): Promise<SQL | undefined> {
  if (!building) return undefined
  const rows = await lease.db
    .select({ id: householdLabels.id })
    .from(householdLabels)
    .where(eq(householdLabels.building, building))
  return sql`${p.householdId} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`
}

/** The condition of the filters, over the package table alone. */
export async function conditionOf(lease: Lease, filters: Filters, now: Date): Promise<SQL | undefined> {
  const { householdIds, kindId, courierId, temperature, shelfPosition } = filters
  const { arrivedFrom, arrivedTo, handedOverFrom, handedOverTo } = filters
  const { inPersonOnly, cashOnDelivery, isLegal } = filters
  const [meant, inBuilding] = await Promise.all([
    meantBy(lease, filters.text, arrivedTo ?? handedOverTo ?? now),
    householdsOfBuilding(lease, filters.building),
  ])
  return and(
    meant,
    inBuilding,
    householdIds && sql`${p.householdId} = any(${sql.param(householdIds)}::uuid[])`,
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
    isLegal === undefined ? undefined : sql`${p.kindId} ${isLegal ? sql`in` : sql`not in`} ${legalKinds}`,
    filters.needsSomebody
      ? sql`${p.state} = 'waiting' and (${needsSomebody(sql`${p.kindId} in ${legalKinds}`)})`
      : undefined,
  )
}

/** A state as a condition that the partial indexes know. */
export const inState = (state: PackageState | 'all'): SQL | undefined =>
  state === 'all'
    ? undefined
    : state === 'handedOver'
      ? and(eq(p.state, state), isNotNull(p.handedOverAt))
      : eq(p.state, state)

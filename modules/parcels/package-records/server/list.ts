import { and, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { type Counted, countUpTo, cursorPage, type NewestFirst, totalOf } from '#platform/server/list.ts'
import { type PackageState, packageStates } from '#modules/parcels/packages/contract.ts'
import { packageTable as p } from '#modules/parcels/packages/server/public.ts'
import { mostCounted, type PackageRecord, type packageRecords } from '../contract.ts'
import { conditionOf, type Filters, inState, rowsInState } from './filters.ts'
import { readRecords } from './records.ts'

type Input = Taken<typeof packageRecords.calls.listPackages>

/** The packages that filters let through: handed over ones by the newest hand-over, all others by the newest arrival. */
export async function packagesOf(
  lease: Lease,
  { state, ...filters }: Omit<Input, 'after' | 'maxCount'>,
  now: Date,
): Promise<NewestFirst<PackageRecord & { micros: number }> & { counted: Counted }> {
  const at = state === 'handedOver' ? p.handedOverAt : p.arrivedAt
  const narrowed = await conditionOf(lease, filters, now)
  return {
    condition: and(rowsInState(state), narrowed),
    at,
    id: p.id,
    read: (given) => readRecords(lease, { ...given, at }),
    idOf: (row) => row.packageId,
    counted: { from: p, condition: and(inState(state), narrowed), most: mostCounted },
  }
}

/** A page of packages. Throws invalid for a cursor that is none. */
export async function listPackages(context: Context, input: Input) {
  const { after, maxCount, ...narrowing } = input
  return cursorPage(context, await packagesOf(context, narrowing, context.now), { after, maxCount })
}

/** How many packages of each state the filters find. */
export async function countPackages(context: Context, filters: Filters) {
  const narrowed = await conditionOf(context, filters, context.now)
  const counts = packageStates.map((state) => {
    const condition = and(inState(state), narrowed)
    return sql`${countUpTo({ from: p, condition, most: mostCounted })} as ${sql.identifier(state)}`
  })
  const { rows } = await context.db.execute<Record<PackageState, number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  )
  const [row] = rows
  const of = (state: PackageState) => {
    const { total, totalIsCapped } = totalOf(row?.[state] ?? 0, mostCounted)
    return { count: total, isCapped: totalIsCapped }
  }
  return {
    waiting: of('waiting'),
    handedOver: of('handedOver'),
    returned: of('returned'),
    voided: of('voided'),
    lost: of('lost'),
  }
}

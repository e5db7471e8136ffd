import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { couriers, packageKinds } from '#modules/parcels/package-settings/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import {
  needsSomebody,
  packageChanges,
  packageHandOvers,
  packageTable as p,
  toWaiting,
  waitingFields,
} from '#modules/parcels/packages/server/public.ts'
import type { PackageRecord } from '../contract.ts'

const wait = sql`coalesce(${p.handedOverAt}, ${p.returnedAt}, ${p.voidedAt}, ${p.lostAt}, now()) - ${p.arrivedAt}`

const recordFields = {
  ...waitingFields,
  state: p.state,
  recipientId: p.recipientId,
  kindId: p.kindId,
  courierId: p.courierId,
  photoPath: p.photoPath,
  arrivedBy: p.arrivedByName,
  handedOverAt: p.handedOverAt,
  handedOverBy: sql<string>`coalesce(${packageHandOvers.accountName}, '')`,
  receiveType: packageHandOvers.receiveType,
  receiveCode: sql<string>`coalesce(right(${packageHandOvers.receiveCode}, 4), '')`,
  takerName: sql<string>`coalesce(${packageHandOvers.takerName}, '')`,
  remindCount: p.remindCount,
  remindedAt: p.remindedAt,
  waitedHours: sql<number>`greatest(0, floor(extract(epoch from ${wait}) / 3600))::int`,
  needsSomebody: sql<boolean>`(${p.state} = 'waiting' and (${needsSomebody(packageKinds.isLegal)}))`,
  isCorrected: sql<boolean>`(${p.rowVersion} > 1 and exists (select from ${packageChanges}
    where ${packageChanges.packageId} = ${p.id} and ${packageChanges.act} = 'corrected'))`,
  rowVersion: p.rowVersion,
}

/** What lists are ordered by. */
export type Order = typeof p.arrivedAt | typeof p.handedOverAt

const byIds = statement('package_records', (query) =>
  query
    .select(recordFields)
    .from(p)
    .leftJoin(householdTable, eq(householdTable.id, p.householdId))
    .leftJoin(packageKinds, eq(packageKinds.id, p.kindId))
    .leftJoin(couriers, eq(couriers.id, p.courierId))
    .leftJoin(packageHandOvers, eq(packageHandOvers.id, p.handOverId))
    // One by one: a plan for an average community would rather read all that a large one has than ask fifty times.
    .where(sql`${p.id} in (select unnest(${sql.placeholder('ids')}::uuid[]))`),
)

/**
 * Packages as records, the newest first by `at`; `condition` is over the package table alone. First the rows are picked,
 * then the few that were picked are read: together in one query a planner without statistics would pick again and again.
 */
export async function readRecords(
  lease: Lease,
  given: { condition: SQL | undefined; at: Order; limit: number },
): Promise<(PackageRecord & { micros: number })[]> {
  const { condition, at, limit } = given
  const picked = await lease.db
    .select({ id: p.id, micros: microsOf(at) })
    .from(p)
    .where(condition)
    .orderBy(desc(at), desc(p.id))
    .limit(limit)
  const rows = await lease.run(byIds, { ids: picked.map(({ id }) => id) })
  const byId = new Map(rows.map((row) => [row.packageId, toWaiting(row)]))
  return picked.flatMap(({ id, micros }) => {
    const row = byId.get(id)
    return row ? [{ ...row, micros }] : []
  })
}

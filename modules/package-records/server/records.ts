import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import {
  couriers,
  householdLabels,
  needsSomebody,
  packageChanges,
  packageHandOvers,
  packageKinds,
  packageTable as p,
  toWaiting,
  waitingFields,
} from '#modules/packages/server/public.ts'
import type { PackageRecord } from '../contract.ts'
import { microsOf } from './cursor.ts'

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

/** Packages as records, the newest first by `at`. `condition` is over the package table alone and picks the rows first. */
export async function readRecords(
  lease: Lease,
  given: { condition: SQL | undefined; at: Order; limit: number },
): Promise<(PackageRecord & { micros: number })[]> {
  const { condition, at, limit } = given
  const picked = lease.db
    .select({ pickedId: p.id })
    .from(p)
    .where(condition)
    .orderBy(desc(at), desc(p.id))
    .limit(limit)
    .as('picked')
  const rows = await lease.db
    .select({ ...recordFields, micros: microsOf(at) })
    .from(picked)
    .innerJoin(p, eq(p.id, picked.pickedId))
    .innerJoin(householdLabels, eq(householdLabels.id, p.householdId))
    .innerJoin(packageKinds, eq(packageKinds.id, p.kindId))
    .leftJoin(couriers, eq(couriers.id, p.courierId))
    .leftJoin(packageHandOvers, eq(packageHandOvers.id, p.handOverId))
    .orderBy(desc(at), desc(p.id))
  return rows.map(toWaiting)
}

import { desc, eq, sql } from 'drizzle-orm'
import type { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { couriers, packageKinds } from '#modules/parcels/package-settings/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { named, waits } from './queries.ts'
import { showSerialNumber } from './serial-numbers.ts'
import { packageHandOvers, packageTable as p } from './tables.ts'

const facts = (query: QueryBuilder) =>
  query
    .select({
      packageId: p.id,
      serial: p.serialNumber,
      state: p.state,
      householdId: p.householdId,
      /** The household that it is for now, when its own was merged since. */
      homeId: sql<string>`coalesce(${householdTable.mergedInto}, ${p.householdId})`.as('home_id'),
      ...named,
      recipientId: p.recipientId,
      recipientName: p.recipientName,
      temperature: p.temperature,
      trackingNumber: p.trackingNumber,
      shelfPosition: p.shelfPosition,
      note: p.note,
      pieceCount: p.pieceCount,
      inPersonOnly: p.inPersonOnly,
      cashOnDelivery: p.cashOnDelivery,
      inLocker: sql<boolean>`${p.cubby} is not null`,
      arrivedAt: p.arrivedAt,
      remindCount: p.remindCount,
      remindedAt: p.remindedAt,
      handedOverAt: p.handedOverAt,
      handedOverBy: sql<string>`coalesce(${packageHandOvers.accountName}, '')`,
    })
    .from(p)
    .leftJoin(householdTable, eq(householdTable.id, p.householdId))
    .leftJoin(packageKinds, eq(packageKinds.id, p.kindId))
    .leftJoin(couriers, eq(couriers.id, p.courierId))
    .leftJoin(packageHandOvers, eq(packageHandOvers.id, p.handOverId))

const byIds = statement('package_facts', (query) =>
  facts(query).where(sql`${p.id} = any(${sql.placeholder('packageIds')})`),
)

const open = statement('packages_open', (query) =>
  facts(query).where(waits).orderBy(desc(p.arrivedAt), desc(p.id)),
)

type Row = Awaited<ReturnType<typeof byIds.run>>[number]

/** A package with what notices and shift lists say of it; names are not masked. */
export type PackageFacts = Omit<Row, 'serial'> & { serialNumber: string }

const toFacts = ({ serial, ...row }: Row): PackageFacts => ({
  ...row,
  serialNumber: showSerialNumber(serial),
})

/** What a notice says of packages; those that do not exist are absent. */
export async function noticeFacts(lease: Lease, packageIds: readonly string[]): Promise<PackageFacts[]> {
  return (await lease.run(byIds, { packageIds })).map(toFacts)
}

/** Everything that waits, the newest first: for the list of a shift. */
export async function openPackages(lease: Lease): Promise<PackageFacts[]> {
  return (await lease.run(open, {})).map(toFacts)
}

/** Counts one more reminder for those of the packages that still wait; gives the ids of these. */
export async function noteReminded(lease: Lease, packageIds: readonly string[], at: Date): Promise<string[]> {
  const rows = await lease.query<{ id: string }>(
    `with due as (
       select id from package where id = any($1) and state = 'waiting' order by id for update
     )
     update package p set remind_count = p.remind_count + 1, reminded_at = $2
     from due where p.id = due.id returning p.id`,
    [packageIds, at],
  )
  return rows.map((row) => row.id)
}

import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { couriers, packageKinds, shelfPositions } from '#modules/parcels/package-settings/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import type { RegisteredPackage } from '../contract.ts'
import { named, toWaiting, waitingFields } from './queries.ts'
import { showSerialNumber } from './serial-numbers.ts'
import { packageTable as p } from './tables.ts'

const registered = (query: QueryBuilder) =>
  query
    .select({
      ...waitingFields,
      arrivedBy: p.arrivedByName,
      courierShortName: sql<string>`coalesce(${couriers.shortName}, '')`,
    })
    .from(p)
    .leftJoin(householdTable, eq(householdTable.id, p.householdId))
    .leftJoin(packageKinds, eq(packageKinds.id, p.kindId))
    .leftJoin(couriers, eq(couriers.id, p.courierId))

const byId = statement('packages_by_id', (query) =>
  registered(query).where(and(eq(p.id, sql.placeholder('packageId')), isNull(p.voidedAt))),
)

const justRegistered = statement('packages_just_registered', (query) =>
  registered(query)
    .where(
      and(
        eq(p.arrivedBy, sql.placeholder('accountId')),
        // Without an end, a new account would read the community's whole history to find nothing.
        sql`${p.arrivedAt} > now() - interval '7 days'`,
        isNull(p.voidedAt),
      ),
    )
    .orderBy(desc(p.arrivedAt), desc(p.id))
    .limit(sql.placeholder('maxCount')),
)

const earlier = statement('packages_earlier', (query) =>
  query
    .select({
      packageId: p.id,
      serial: p.serialNumber,
      label: named.label,
      arrivedAt: p.arrivedAt,
      handedOverAt: p.handedOverAt,
    })
    .from(p)
    .leftJoin(householdTable, eq(householdTable.id, p.householdId))
    .where(
      and(
        sql`${p.trackingNumber} = any(${sql.placeholder('spellings')})`,
        sql`${p.trackingNumber} <> ''`,
        sql`${p.arrivedAt} > now() - interval '30 days'`,
        isNull(p.voidedAt),
      ),
    )
    .orderBy(desc(p.arrivedAt), desc(p.id))
    .limit(20),
)

const kinds = statement('package_kinds', (query) =>
  query
    .select({
      id: packageKinds.id,
      name: packageKinds.name,
      isLegal: packageKinds.isLegal,
      isAccepted: packageKinds.isAccepted,
    })
    .from(packageKinds)
    .where(isNull(packageKinds.retiredAt))
    .orderBy(asc(packageKinds.position), asc(packageKinds.name)),
)

const courierList = statement('package_couriers', (query) =>
  query
    .select({ id: couriers.id, name: couriers.name, shortName: couriers.shortName })
    .from(couriers)
    .where(isNull(couriers.retiredAt))
    .orderBy(asc(couriers.position), asc(couriers.name)),
)

const positions = statement('package_positions', (query) =>
  query
    .select({
      name: shelfPositions.name,
      temperature: shelfPositions.temperature,
      isFull: sql<boolean>`${shelfPositions.capacity} is not null and ${shelfPositions.capacity} <= coalesce(lying.count, 0)`,
    })
    .from(shelfPositions)
    // What waits is counted once for all of them: one by one, each would go through all that ever lay there.
    .leftJoin(
      sql`(select shelf_position, count(*) from package where state = 'waiting' group by 1) as lying`,
      sql`lying.shelf_position = ${shelfPositions.name}`,
    )
    .where(isNull(shelfPositions.retiredAt))
    .orderBy(asc(shelfPositions.position), asc(shelfPositions.name)),
)

/** A package that was not voided, as its label shows it; undefined when there is none. */
export async function findRegistered(
  lease: Lease,
  packageId: string,
): Promise<RegisteredPackage | undefined> {
  const [row] = await lease.run(byId, { packageId })
  return row && toWaiting(row)
}

/** The packages that an account registered last, within a week, the newest first. */
export async function listJustRegistered(lease: Lease, accountId: string, maxCount: number) {
  return (await lease.run(justRegistered, { accountId, maxCount })).map(toWaiting)
}

/** Packages of the last 30 days with the same tracking number, also handed over ones, the newest first. */
export async function findEarlier(lease: Lease, trackingNumber: string) {
  // Typed and scanned numbers differ in letter case; these three are served by the index.
  const spellings = [trackingNumber, trackingNumber.toUpperCase(), trackingNumber.toLowerCase()]
  const rows = await lease.run(earlier, { spellings })
  return rows.map(({ serial, ...row }) => ({ ...row, serialNumber: showSerialNumber(serial) }))
}

/** Kinds, couriers and shelf positions in the community's order, without the retired ones. */
export async function registerOptions(lease: Lease) {
  const [kindList, couriersOfDesk, positionList] = await Promise.all([
    lease.run(kinds, {}),
    lease.run(courierList, {}),
    lease.run(positions, {}),
  ])
  return { kinds: kindList, couriers: couriersOfDesk, positions: positionList }
}

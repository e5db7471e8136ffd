import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  isInside,
  readRows,
  type ReadRow,
  visitorTable as v,
} from '#modules/visitors/visitors/server/public.ts'
import { visitorSettingsOf } from '#modules/visitors/visitor-settings/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'

/** Whoever is inside has arrived; said once for the types. */
export const arrivedAtOf = ({ row }: ReadRow): Date => row.arrivedAt ?? row.createdAt

/** How many are inside, as entries and as heads. */
export async function totalInside(lease: Lease): Promise<{ total: number; people: number }> {
  const [row] = await lease.db
    .select({ total: sql<number>`count(*)::int`, people: sql<number>`coalesce(sum(${v.people}), 0)::int` })
    .from(v)
    .where(isInside)
  return row ?? { total: 0, people: 0 }
}

/** A page of those inside, the newest arrival first (R174). */
export async function listInside(lease: Lease, { offset, maxCount }: { offset: number; maxCount: number }) {
  const [rows, { total }] = await Promise.all([
    readRows(lease, {
      condition: isInside,
      order: [desc(v.arrivedAt), desc(v.id)],
      limit: maxCount,
      offset,
    }),
    totalInside(lease),
  ])
  const data = rows.map((read) => ({
    visitorId: read.row.id,
    createdAt: read.row.createdAt,
    label: read.label,
    // Whoever left no name is called by their firm, as the desk does.
    name: read.row.name || read.row.firm || read.row.reason,
    plate: read.row.plate,
    remark: read.row.remark,
    arrived: {
      arrivedAt: arrivedAtOf(read),
      cardCode: read.row.cardCode,
      pledgeKindId: read.row.pledgeKindId,
    },
  }))
  return { data, pagination: { offset, maxCount, total } }
}

/** Who is inside now, all of them, by building and label: what is printed when the house is cleared. Audited. */
export async function listForEvacuation(context: Context) {
  const rows = await context.db
    .select({ row: v, building: householdTable.building, label: householdTable.label })
    .from(v)
    .leftJoin(householdTable, eq(householdTable.id, v.householdId))
    .where(isInside)
    .orderBy(sql`${householdTable.building} nulls last`, asc(householdTable.label), asc(v.arrivedAt))
  const visitors = rows.map(({ row, building, label }) => ({
    building: building ?? '',
    label: label ?? '',
    name: row.name,
    people: row.people,
    phone: row.phone,
    plate: row.plate,
    parkingBay: row.parkingBay,
    reason: row.reason,
    firm: row.firm,
    remark: row.remark,
    arrivedAt: row.arrivedAt ?? row.createdAt,
  }))
  const people = visitors.reduce((sum, one) => sum + one.people, 0)
  context.audit({
    action: 'visitorRecords.printInside',
    target: 'visitor',
    after: { total: visitors.length, people },
  })
  const { communityName } = context.actor
  return { communityName, at: context.now, total: visitors.length, people, visitors }
}

/** The visitors' parking bays in the order of the desk, and who stands in each; bays that are no more while somebody stands there. */
export async function listBays(lease: Lease) {
  const [{ bays }, standing] = await Promise.all([
    visitorSettingsOf(lease),
    readRows(lease, {
      condition: sql`${isInside} and ${v.parkingBay} <> ''`,
      order: [asc(v.parkingBay)],
      limit: 500,
    }),
  ])
  const others = standing.map(({ row }) => row.parkingBay).filter((bay) => !bays.includes(bay))
  return [...bays, ...others].map((bay) => {
    const there = standing.find(({ row }) => row.parkingBay === bay)
    return {
      bay,
      visitorId: there?.row.id ?? null,
      plate: there?.row.plate ?? '',
      label: there?.label ?? '',
      arrivedAt: there?.row.arrivedAt ?? null,
    }
  })
}

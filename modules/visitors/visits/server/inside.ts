import { asc, desc, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { isInside, readRows, type ReadRow } from './queries.ts'
import { visitorTable as v } from './tables.ts'
import { visitorSettingsOf } from '#modules/visitors/visitor-settings/server/public.ts'

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

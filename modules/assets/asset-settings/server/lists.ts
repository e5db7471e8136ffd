import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { type Area, areaUnknown, type Category, categoryUnknown } from '../contract.ts'
import { entries } from './entries.ts'
import { areaTable, categoryTable } from './tables.ts'

const offeredFirst = <Row extends { isEnabled: boolean }>(rows: readonly Row[]): Row[] => [
  ...rows.filter((row) => row.isEnabled),
  ...rows.filter((row) => !row.isEnabled),
]

/** How many assets stand under each id of a column. */
async function countsBy(lease: Lease, column: 'category_id' | 'area_id'): Promise<Map<string, number>> {
  const rows = await lease.query<{ id: string; count: number }>(
    `select ${column} as id, count(*)::int as count from asset
     where removed_at is null and ${column} is not null group by 1`,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The kinds of assets in their order, retired ones after them. */
export async function listCategories(lease: Lease): Promise<Category[]> {
  const [rows, counts] = await Promise.all([entries.categories.read(lease), countsBy(lease, 'category_id')])
  return offeredFirst(
    rows.map(({ id, name, system, usefulYears, ownFields, retiredAt, version }) => ({
      categoryId: id,
      name,
      system,
      usefulYears,
      ownFields,
      assetCount: counts.get(id) ?? 0,
      isEnabled: retiredAt === null,
      rowVersion: version,
    })),
  )
}

/** The areas in their order, retired ones after them. */
export async function listAreas(lease: Lease): Promise<Area[]> {
  const [rows, counts] = await Promise.all([entries.areas.read(lease), countsBy(lease, 'area_id')])
  return offeredFirst(
    rows.map(({ id, name, building, floor, retiredAt, version }) => ({
      areaId: id,
      name,
      building,
      floor,
      assetCount: counts.get(id) ?? 0,
      isEnabled: retiredAt === null,
      rowVersion: version,
    })),
  )
}

/** Throws categoryUnknown where a category is named that is not offered. */
export async function requireCategory(lease: Lease, id: string | null): Promise<void> {
  if (!id) return
  const [row] = await lease.db.select().from(categoryTable).where(eq(categoryTable.id, id))
  if (!row || row.retiredAt) throw categoryUnknown()
}

/** Throws areaUnknown where an area is named that is not offered. */
export async function requireArea(lease: Lease, id: string | null): Promise<void> {
  if (!id) return
  const [row] = await lease.db.select().from(areaTable).where(eq(areaTable.id, id))
  if (!row || row.retiredAt) throw areaUnknown()
}

import type { Lease } from '#platform/server/database.ts'
import type { Area, Category } from '../contract.ts'
import { entries } from './entries.ts'

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

import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { areaTable, categoryTable } from '#modules/assets/asset-settings/server/public.ts'
import { supplierTable } from '#modules/assets/suppliers/server/public.ts'
import { lendableTable } from '#modules/visitors/visitor-loans/server/public.ts'
import type { Asset } from '../shapes.ts'
import { type AssetRow, assetTable as a } from './tables.ts'

/** How many of it the desk lends: the stock of the lendable thing of the same id, and of nothing else; 0 once it is lent no more. */
export const lendableStock = sql<number>`case when ${lendableTable.disabledAt} is null then coalesce(${lendableTable.stock}, 0) else 0 end`

const lentOut = sql<number>`case when ${lendableTable.disabledAt} is null then coalesce(${lendableTable.lent}, 0) else 0 end`

/** A row as lists show it. */
export const toAsset = (row: {
  asset: AssetRow
  lendable: number
  lent: number
  years: number | null
  categoryName: string
  areaName: string
  supplierName: string
}): Asset => {
  const { id, keptQuantity, custom, communityId: _, ...rest } = row.asset
  const { addedBy: __, addedByName: ___, removedAt: ____, ...asset } = rest
  return {
    ...asset,
    assetId: id,
    quantity: keptQuantity + row.lendable,
    lendable: row.lendable,
    lent: row.lent,
    years: row.years,
    custom: Object.entries(custom).map(([fieldId, value]) => ({ fieldId, value })),
    categoryName: row.categoryName,
    areaName: row.areaName,
    supplierName: row.supplierName,
  }
}

/** Which things are asked for; what left the register is none of it unless that is said. */
interface Asked {
  condition?: SQL | undefined
  limit?: number | undefined
  isWithRemoved?: boolean
}

/** Assets of the register that meet a condition, by their numbers, with everything of their rows. */
export function readRows(lease: Lease, { condition, limit, isWithRemoved = false }: Asked) {
  const query = lease.db
    .select({
      asset: a,
      lendable: lendableStock,
      lent: lentOut,
      years: sql<number | null>`coalesce(${a.usefulYears}, ${categoryTable.usefulYears})`,
      categoryName: sql<string>`coalesce(${categoryTable.name}, '')`,
      areaName: sql<string>`coalesce(${areaTable.name}, '')`,
      supplierName: sql<string>`coalesce(${supplierTable.name}, '')`,
    })
    .from(a)
    .leftJoin(lendableTable, eq(lendableTable.id, a.id))
    .leftJoin(categoryTable, eq(categoryTable.id, a.assetCategoryId))
    .leftJoin(areaTable, eq(areaTable.id, a.areaId))
    .leftJoin(supplierTable, eq(supplierTable.id, a.supplierId))
    .where(and(isWithRemoved ? undefined : isNull(a.removedAt), condition))
    .orderBy(asc(a.displayId), asc(a.id))
  return limit === undefined ? query : query.limit(limit)
}

/** Assets of the register that meet a condition, by their numbers. */
export async function readAssets(lease: Lease, given: Asked): Promise<Asset[]> {
  return (await readRows(lease, given)).map(toAsset)
}

/** One asset. Throws notFound. */
export async function readAsset(lease: Lease, assetId: string): Promise<Asset> {
  const [asset] = await readAssets(lease, { condition: eq(a.id, assetId), limit: 1 })
  if (!asset) throw problems.notFound()
  return asset
}

/** The asset of a label or of a number, as people and scanners give it: an address with the code, the code, the number. Throws notFound. */
export async function findAsset(lease: Lease, given: string): Promise<Asset> {
  const code = given.trim().toUpperCase()
  const found = await readAssets(lease, {
    condition: sql`(${a.qrCode} = ${code} or upper(${a.displayId}) = ${code})`,
    limit: 2,
  })
  // A label is right also where somebody wrote its signs as the number of another thing.
  const asset = found.find(({ qrCode }) => qrCode === code) ?? found[0]
  if (!asset) throw problems.notFound()
  return asset
}

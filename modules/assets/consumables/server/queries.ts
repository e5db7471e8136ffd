import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage } from '#platform/server/list.ts'
import { categoryTable } from '#modules/assets/asset-settings/server/public.ts'
import { assetTable } from '#modules/assets/assets/server/public.ts'
import { planTable } from '#modules/assets/maintenance-plans/server/public.ts'
import type { Consumable, Used } from '../contract.ts'
import { consumableTable as t, lineTable as l } from './tables.ts'

/** Consumables that meet a condition, by name. */
export async function readConsumables(lease: Lease, condition?: SQL): Promise<Consumable[]> {
  const rows = await lease.db
    .select({ row: t, categoryName: sql<string>`coalesce(${categoryTable.name}, '')` })
    .from(t)
    .leftJoin(categoryTable, eq(categoryTable.id, t.assetCategoryId))
    .where(and(isNull(t.removedAt), condition))
    .orderBy(asc(t.name), asc(t.id))
    .limit(2000)
  return rows.map(({ row: { id, communityId: _, addedAt: __, removedAt: ___, ...row }, categoryName }) => ({
    ...row,
    consumableId: id,
    categoryName,
    shortBy: Math.max(0, row.safeStock - row.stock),
  }))
}

/** One of them. Throws notFound. */
export async function readConsumable(lease: Lease, id: string): Promise<Consumable> {
  const [row] = await readConsumables(lease, eq(t.id, id))
  if (!row) throw problems.notFound()
  return row
}

/** What is used up, by a part of its name or place; only what is below its safe stock where that is asked. */
export function listConsumables(lease: Lease, { text, isLow }: { text: string; isLow: boolean }) {
  const typed = text.normalize('NFKC').trim().toLowerCase()
  return readConsumables(
    lease,
    and(
      isLow ? sql`${t.stock} < ${t.safeStock}` : undefined,
      typed ? sql`strpos(lower(${t.name} || ' ' || ${t.place}), ${typed}) > 0` : undefined,
    ),
  )
}

/** A page of what came, went and was counted of one, the newest first. Throws notFound, and invalid for a cursor that is none. */
export async function listLines(
  lease: Lease,
  { consumableId, ...paging }: { consumableId: string; after: string; maxCount: number },
) {
  const condition = eq(l.consumableId, consumableId)
  const page = await cursorPage(
    lease,
    {
      condition,
      at: l.at,
      id: l.id,
      read: ({ condition: where, limit }) =>
        lease.db
          .select({
            lineId: l.id,
            lineKind: l.kind,
            quantity: l.quantity,
            stockAfter: l.stockAfter,
            assetId: l.assetId,
            assetName: sql<string>`coalesce(${assetTable.name}, '')`,
            planId: l.planId,
            planName: sql<string>`coalesce(${planTable.name}, '')`,
            reason: l.reason,
            at: l.at,
            by: l.accountName,
            micros: microsOf(l.at),
          })
          .from(l)
          .leftJoin(assetTable, eq(assetTable.id, l.assetId))
          .leftJoin(planTable, eq(planTable.id, l.planId))
          .where(where)
          .orderBy(desc(l.at), desc(l.id))
          .limit(limit),
      idOf: (row) => row.lineId,
      counted: { from: l, condition, most: 10_000 },
    },
    paging,
  )
  await readConsumable(lease, consumableId)
  return page
}

/** Lines that are shown of a thing or a plan. */
const mostUsed = 200

/** What was taken for a thing or for a plan, the newest first; nothing where neither is named. */
export async function listUsed(
  lease: Lease,
  { assetId, planId }: { assetId?: string | undefined; planId?: string | undefined },
): Promise<Used[]> {
  if (!assetId && !planId) return []
  return lease.db
    .select({
      lineId: l.id,
      consumableId: l.consumableId,
      name: t.name,
      unit: t.unit,
      quantity: sql<number>`-${l.quantity}`,
      unitPrice: t.unitPrice,
      assetName: sql<string>`coalesce(${assetTable.name}, '')`,
      planName: sql<string>`coalesce(${planTable.name}, '')`,
      reason: l.reason,
      at: l.at,
      by: l.accountName,
    })
    .from(l)
    .innerJoin(t, eq(t.id, l.consumableId))
    .leftJoin(assetTable, eq(assetTable.id, l.assetId))
    .leftJoin(planTable, eq(planTable.id, l.planId))
    .where(
      and(
        eq(l.kind, 'issued'),
        assetId ? eq(l.assetId, assetId) : undefined,
        planId ? eq(l.planId, planId) : undefined,
      ),
    )
    .orderBy(desc(l.at), desc(l.id))
    .limit(mostUsed)
}

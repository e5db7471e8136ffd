import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { readAsset } from '#modules/assets/assets/server/public.ts'
import { readPlan } from '#modules/assets/maintenance-plans/server/public.ts'
import {
  type Consumable,
  type consumables,
  lineIdTaken,
  notEnough,
  quantityNeeded,
  stockMoved,
  tooMuchStock,
} from '../contract.ts'
import { consumablesChanged } from '../events.ts'
import { readConsumable } from './queries.ts'
import { lockConsumable } from './settings.ts'
import { type ConsumableRow, consumableTable as t, lineTable } from './tables.ts'

type Move = Taken<typeof consumables.calls.move>

/** By how much the stock changes. Throws quantityNeeded, notEnough, tooMuchStock. */
function differenceOf({ lineKind, quantity }: Move, { name, stock, unit }: ConsumableRow) {
  if (lineKind === 'counted') return quantity - stock
  if (!quantity) throw quantityNeeded()
  if (lineKind === 'issued' && quantity > stock) throw notEnough(name, stock, unit)
  if (lineKind === 'received' && stock + quantity > 999_999) throw tooMuchStock()
  return lineKind === 'issued' ? -quantity : quantity
}

/**
 * Writes what came, went or was counted; whoever comes at the same moment waits, so that no stock falls below zero. The
 * same id with the same content is the same line again. Throws notFound, lineIdTaken, stockMoved, quantityNeeded, notEnough, tooMuchStock.
 */
export async function moveConsumable(context: Context, input: Move): Promise<Consumable> {
  const { consumableId, lineId: id, lineKind, assetId, planId, reason } = input
  const { actor, now } = context
  const row = await lockConsumable(context, consumableId)
  await createOnce(context, {
    id,
    find: () => rowOf(context, lineTable, id),
    isSame: (line) =>
      says(line, { consumableId, kind: lineKind, assetId, planId, reason }) &&
      (lineKind === 'counted' ? line.stockAfter : Math.abs(line.quantity)) === input.quantity,
    taken: lineIdTaken,
    again: { action: 'consumables.moveAgain', target: 'consumable', targetId: consumableId },
    isLocked: true,
    create: async () => {
      if (input.seenStock !== undefined && input.seenStock !== row.stock)
        throw stockMoved(row.name, row.stock, row.unit)
      if (assetId) await readAsset(context, assetId)
      if (planId) await readPlan(context, planId)
      const quantity = differenceOf(input, row)
      const stockAfter = row.stock + quantity
      await context.db.update(t).set({ stock: stockAfter }).where(eq(t.id, consumableId))
      await context.db.insert(lineTable).values({
        id,
        consumableId,
        kind: lineKind,
        quantity,
        stockAfter,
        assetId,
        planId,
        reason,
        at: now,
        accountId: actor.accountId,
        accountName: actor.name,
      })
      context.emit(consumablesChanged, { consumableId })
      context.audit({
        action: 'consumables.move',
        target: 'consumable',
        targetId: consumableId,
        after: { lineKind, quantity, stockAfter },
        reason,
      })
    },
  })
  return readConsumable(context, consumableId)
}

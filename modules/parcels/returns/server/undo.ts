import type { Context } from '#platform/server/context.ts'
import { undoing } from '#modules/parcels/package-settings/server/public.ts'
import { undoPackageReturn } from '#modules/parcels/packages/server/public.ts'
import { mayNotUndo, notWaitingItem, notWithCourier, undoTooLate } from '../contract.ts'
import { itemHandOverUndone, itemVoided } from '../events.ts'
import { changeItems, lockItem } from './locked-items.ts'
import { showSerialNumber } from './queries.ts'

/** Undoing hand-overs of items. */
export const undo = undoing('returns.handOver')

/**
 * An item that a courier took within 24 hours waits again; the hand-over stays as a fact, with who undid it and why.
 * Throws mayNotUndo, notFound, notWithCourier (also when somebody was faster), undoTooLate.
 */
export async function undoHandOver(
  context: Context,
  input: { itemId: string; reason: string },
): Promise<void> {
  const { itemId, reason } = input
  if (!(await undo.isAllowed(context))) throw mayNotUndo()
  const item = await lockItem(context, itemId)
  const { handOverId, handedOverAt } = item
  if (!handOverId || !handedOverAt) throw notWithCourier()
  if (undo.isTooLate(context, handedOverAt)) throw undoTooLate()
  await changeItems(context, [itemId], {
    act: 'handOverUndone',
    set: { handOverId: null, handedOverAt: null },
    reason,
    handOverId,
  })
  context.emit(itemHandOverUndone, { itemIds: [itemId] })
  const stays = { serialNumber: showSerialNumber(item.kind, item.serial), handOverId }
  context.audit({
    action: 'returns.undoHandOver',
    target: 'courierItem',
    targetId: itemId,
    before: { ...stays, state: item.state },
    after: { ...stays, state: 'waiting' },
    reason,
  })
}

/**
 * Takes a registration back; the row stays. A package that was turned into this return waits for its household again.
 * Throws notFound, notWaitingItem.
 */
export async function voidItem(context: Context, input: { itemId: string; reason: string }): Promise<void> {
  const { itemId, reason } = input
  const item = await lockItem(context, itemId)
  if (item.state !== 'waiting') throw notWaitingItem()
  const after = { voidedAt: context.now, voidedByName: context.actor.name }
  await changeItems(context, [itemId], { act: 'voided', set: { ...after, voidReason: reason }, reason })
  if (item.packageId) await undoPackageReturn(context, item.packageId, reason)
  context.emit(itemVoided, { itemIds: [itemId] })
  const stays = { serialNumber: showSerialNumber(item.kind, item.serial), packageId: item.packageId }
  context.audit({
    action: 'returns.void',
    target: 'courierItem',
    targetId: itemId,
    before: { ...stays, state: 'waiting' },
    after: { ...stays, state: 'voided' },
    reason,
  })
}

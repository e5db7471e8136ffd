import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { cut } from '#platform/contract/cut.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { lockItems, putBackStock } from '#modules/meals/food-menu/server/public.ts'
import { giveBack } from '#modules/meals/points/server/public.ts'
import type { foodOrders } from '../contract.ts'
import { foodOrderChanged } from '../events.ts'
import {
  notReady,
  reprintTooLate,
  reprintVoided,
  takenAlready,
  voidedAlready,
  voidNoteNeeded,
  voidTooLate,
} from '../problems.ts'
import { type FoodOrder, oldBefore, type SlipLine } from '#modules/meals/order-shapes.ts'
import { slipOf } from '../slip.ts'
import { readOrder } from './queries.ts'
import { type OrderRow, orderTable as o } from './tables.ts'

type Calls = typeof foodOrders.calls

async function lockOrder(context: Context, orderId: string): Promise<OrderRow> {
  const [row] = await context.db.select().from(o).where(eq(o.id, orderId)).for('update')
  if (!row) throw problems.notFound()
  return row
}

async function keep(context: Context, orderId: string, change: Partial<OrderRow>): Promise<FoodOrder> {
  await context.db.update(o).set(change).where(eq(o.id, orderId))
  context.emit(foodOrderChanged, { orderId })
  return readOrder(context, orderId)
}

/** An order is ready, or it is not after all. Throws notFound, voidedAlready, takenAlready. Audited. */
export async function setReady(
  context: Context,
  { orderId, isReady }: Taken<Calls['setReady']>,
): Promise<FoodOrder> {
  const row = await lockOrder(context, orderId)
  if (row.state === 'voided') throw voidedAlready()
  if (row.takenAt) throw takenAlready()
  context.audit({
    action: isReady ? 'foodOrders.ready' : 'foodOrders.notReady',
    target: 'foodOrder',
    targetId: orderId,
  })
  return keep(context, orderId, {
    readyAt: isReady ? (row.readyAt ?? context.now) : null,
    readyByName: isReady ? row.readyByName || context.actor.name : '',
  })
}

/** An order was taken, or was not after all. Throws notFound, voidedAlready, notReady. Audited. */
export async function setTaken(
  context: Context,
  { orderId, isTaken }: Taken<Calls['setTaken']>,
): Promise<FoodOrder> {
  const row = await lockOrder(context, orderId)
  if (row.state === 'voided') throw voidedAlready()
  if (!row.readyAt) throw notReady()
  context.audit({
    action: isTaken ? 'foodOrders.taken' : 'foodOrders.notTaken',
    target: 'foodOrder',
    targetId: orderId,
  })
  return keep(context, orderId, {
    takenAt: isTaken ? (row.takenAt ?? context.now) : null,
    takenByName: isTaken ? row.takenByName || context.actor.name : '',
  })
}

/**
 * Voids an order within 30 days: each point goes back to its purse with its last day, one that is dead by then says so, and
 * what is not cooked is there again (R436, R439). Throws notFound, voidNoteNeeded, voidedAlready, voidTooLate. Audited.
 */
export async function voidOrder(
  context: Context,
  { orderId, note }: Taken<Calls['void']>,
): Promise<FoodOrder> {
  if (!note) throw voidNoteNeeded()
  const row = await lockOrder(context, orderId)
  if (row.state === 'voided') throw voidedAlready()
  if (row.orderedAt < oldBefore(context.now)) throw voidTooLate()
  const { lines } = await readOrder(context, orderId)
  await lockItems(
    context,
    lines.map(({ itemId }) => itemId),
  )
  if (!row.readyAt) await putBackStock(context, lines)
  const { returned, dead } = await giveBack(
    { ...context, author: context.actor },
    {
      householdId: row.householdId,
      subjectKind: 'foodOrder',
      subjectId: orderId,
      note: cut(`作廢 #${row.serialNumber}　${note}`, 100),
    },
  )
  context.audit({
    action: 'foodOrders.void',
    target: 'foodOrder',
    targetId: orderId,
    after: { serialNumber: row.serialNumber, returnedPoints: returned, deadPoints: dead },
    reason: note,
  })
  return keep(context, orderId, {
    state: 'voided',
    voidedAt: context.now,
    voidedByName: context.actor.name,
    voidNote: note,
    deadPoints: dead,
  })
}

/** The slip of an order again, which says so (R437, R438). Throws notFound, reprintVoided, reprintTooLate. Audited. */
export async function printAgain(
  context: Context,
  { orderId }: Taken<Calls['printAgain']>,
): Promise<{ lines: SlipLine[] }> {
  const row = await lockOrder(context, orderId)
  if (row.state === 'voided') throw reprintVoided()
  if (row.orderedAt < oldBefore(context.now)) throw reprintTooLate()
  await context.db
    .update(o)
    .set({ printed: row.printed + 1 })
    .where(eq(o.id, orderId))
  context.audit({
    action: 'foodOrders.printAgain',
    target: 'foodOrder',
    targetId: orderId,
    after: { serialNumber: row.serialNumber, printed: row.printed + 1 },
  })
  return { lines: slipOf(await readOrder(context, orderId), context.actor.communityName, true) }
}

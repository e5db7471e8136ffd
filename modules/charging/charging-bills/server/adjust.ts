import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { chargingBills, ChargingMonth } from '../contract.ts'
import { chargingBillsChanged } from '../events.ts'
import { adjustmentIdTaken, adjustmentZero, monthInvoiced } from '../problems.ts'
import { readMonth } from './read-months.ts'
import { billTable as b, lineTable as l, monthTable as m } from './tables.ts'
import { holdBills, setMonth } from './write-months.ts'

/**
 * Adds an amount to a bill, or takes it off, by a line of its own; whoever approved the month sees it again. Throws notFound,
 * adjustmentZero, adjustmentIdTaken, monthInvoiced.
 */
export async function adjust(
  context: Context,
  { billId, adjustmentId: id, amount, reason }: Taken<typeof chargingBills.calls.adjust>,
): Promise<ChargingMonth> {
  if (amount === 0) throw adjustmentZero()
  await holdBills(context)
  const [bill] = await context.db.select().from(b).where(eq(b.id, billId))
  if (!bill) throw problems.notFound()
  await createOnce(context, {
    id,
    find: () => rowOf(context, l, id),
    isSame: (row) => says(row, { billId, amount, reason }),
    taken: adjustmentIdTaken,
    again: { action: 'chargingBills.adjustAgain', target: 'chargingBill', targetId: billId },
    isLocked: true,
    create: async () => {
      const [month] = await context.db.select().from(m).where(eq(m.month, bill.month)).for('update')
      if (month?.invoicedAt) throw monthInvoiced()
      await context.db.insert(l).values({
        id,
        billId,
        kind: 'adjustment',
        amount,
        reason,
        addedAt: context.now,
        addedByName: context.actor.name,
      })
      await setMonth(context, bill.month, { approvedAt: null, approvedByName: '' })
      context.emit(chargingBillsChanged, {})
      const about = { action: 'chargingBills.adjust', target: 'chargingBill', targetId: billId } as const
      context.audit({ ...about, after: { month: bill.month, amount }, reason })
    },
  })
  return readMonth(context, bill.month)
}

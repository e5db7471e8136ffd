import { and, eq } from 'drizzle-orm'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { lockBills } from '#modules/money/bills/server/public.ts'
import { balanceOf, bookAccounts, lockBook, reverse } from '#modules/money/ledger/server/public.ts'
import { lockPrepayment } from '#modules/money/prepayments/server/public.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import { paymentChanged } from '../events.ts'
import { alreadyRefunded, deskCashShort, paymentReversed } from '../problems.ts'
import { lockPayment } from './receive.ts'
import { allocations, payments } from './tables.ts'
import { standing, takeBack } from './undo.ts'

/**
 * Takes a payment back as a whole (作廢, of the bank 沖正): whatever it was put to is undone, its receipts are void, and what
 * it booked is reversed today. Throws notFound, paymentReversed, alreadyRefunded, prepaymentUsed, deskCashShort.
 */
export async function reversePayment(context: Context, paymentId: string, reason: string): Promise<void> {
  const payment = await lockPayment(context, paymentId)
  const { reversedAt, reversedByName, moneyNumber, amount, day, channel } = payment
  if (reversedAt) throw paymentReversed(speakTime(reversedAt), reversedByName)
  const [refunded] = await context.db
    .select()
    .from(allocations)
    .where(and(eq(allocations.paymentId, paymentId), eq(allocations.kind, 'refund')))
  if (refunded) throw alreadyRefunded(refunded.amount)
  const taken = await standing(context, paymentId)
  const billIds = taken.flatMap(({ billId }) => billId ?? [])
  await lockBills(context, billIds)
  for (const { kind, householdId } of taken)
    if (kind === 'prepayment' && householdId)
      await lockPrepayment(context, await currentHouseholdId(context, householdId))
  if (moneyNumber === bookAccounts.deskCash) await requireDeskCash(context, amount)
  await takeBack(context, taken, reason)
  await reverse(context, { kind: 'payment', sourceId: paymentId, day: dayOf(context.now) })
  await context.db
    .update(payments)
    .set({ reversedAt: context.now, reversedByName: context.actor.name, reverseReason: reason })
    .where(eq(payments.id, paymentId))
  context.emit(paymentChanged, { paymentId, billIds })
  context.audit({
    action: 'payments.reverse',
    target: 'payment',
    targetId: paymentId,
    before: { amount, day, channel },
    reason,
  })
}

/** Nobody else books until the transaction ends; throws deskCashShort when the drawer does not hold so much. */
export async function requireDeskCash(context: Context, amount: number): Promise<void> {
  await lockBook(context)
  const held = await balanceOf(context, bookAccounts.deskCash)
  if (held < amount) throw deskCashShort(held)
}

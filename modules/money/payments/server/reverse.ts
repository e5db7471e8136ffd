import { and, eq } from 'drizzle-orm'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import {
  freePrepayment,
  type LockedBill,
  lockOffset,
  offsetAnew,
} from '#modules/money/bills/server/public.ts'
import { balanceOf, bookAccounts, lockBook, reverse } from '#modules/money/ledger/server/public.ts'
import { lockPrepayment } from '#modules/money/prepayments/server/public.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import { paymentChanged, paymentReversed } from '../events.ts'
import { alreadyRefunded, deskCashShort, paymentReversed as reversedAlready } from '../problems.ts'
import { lockPayment } from './receive.ts'
import { type Allocation, allocations, payments } from './tables.ts'
import { standing, takeBack } from './undo.ts'

/**
 * Takes a payment back as a whole (作廢, of the bank 沖正): whatever it was put to is undone, its receipts are void, and what
 * it booked is reversed today. What it paid ahead and bills were settled with is owed on these again, but for what is ahead beside
 * it. Throws notFound, paymentReversed, alreadyRefunded, prepaymentUsed, deskCashShort.
 */
export async function reversePayment(context: Context, paymentId: string, reason: string): Promise<void> {
  const payment = await lockPayment(context, paymentId)
  const { reversedAt, reversedByName, moneyNumber, amount, day, channel } = payment
  if (reversedAt) throw reversedAlready(speakTime(reversedAt), reversedByName)
  const [refunded] = await context.db
    .select()
    .from(allocations)
    .where(and(eq(allocations.paymentId, paymentId), eq(allocations.kind, 'refund')))
  if (refunded) throw alreadyRefunded(refunded.amount)
  const taken = await standing(context, paymentId)
  const billIds = taken.flatMap(({ billId }) => billId ?? [])
  const ahead = await aheadOf(context, taken)
  const offset = await lockOffset(context, billIds, [...ahead.keys()])
  for (const householdId of ahead.keys()) await lockPrepayment(context, householdId)
  if (moneyNumber === bookAccounts.deskCash) await requireDeskCash(context, amount)
  const freed: LockedBill[] = []
  for (const [householdId, amount] of ahead)
    freed.push(...(await freePrepayment(context, { householdId, amount }, offset)))
  await takeBack(context, taken, reason)
  await offsetAnew(context, freed)
  await reverse(context, { kind: 'payment', sourceId: paymentId, day: dayOf(context.now) })
  await context.db
    .update(payments)
    .set({ reversedAt: context.now, reversedByName: context.actor.name, reverseReason: reason })
    .where(eq(payments.id, paymentId))
  billIds.push(...freed.map(({ id }) => id))
  context.emit(paymentChanged, { paymentId, billIds })
  context.emit(paymentReversed, { paymentId })
  context.audit({
    action: 'payments.reverse',
    target: 'payment',
    targetId: paymentId,
    before: { amount, day, channel },
    reason,
  })
}

/** What of a payment was put ahead, by the household that has it now. */
async function aheadOf(context: Context, taken: readonly Allocation[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const { kind, householdId: given, amount } of taken) {
    if (kind !== 'prepayment' || !given) continue
    const householdId = await currentHouseholdId(context, given)
    sums.set(householdId, (sums.get(householdId) ?? 0) + amount)
  }
  return sums
}

/** Nobody else books until the transaction ends; throws deskCashShort when the drawer does not hold so much. */
export async function requireDeskCash(context: Context, amount: number): Promise<void> {
  await lockBook(context)
  const held = await balanceOf(context, bookAccounts.deskCash)
  if (held < amount) throw deskCashShort(held)
}

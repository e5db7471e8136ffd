import { eq, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import { addPrepaymentLine, lockPrepayment } from '#modules/money/prepayments/server/public.ts'
import { paymentChanged } from '../events.ts'
import { paymentReversed } from '../problems.ts'
import { requireNotReversed } from './bank-reversals.ts'
import { heldAhead, isHeldCheque, requireRefundable } from './held-cheques.ts'
import { keepOwner, requireOwner } from './owner.ts'
import { lockPayment } from './receive.ts'
import { requireDeskCash } from './reverse.ts'
import { allocations, payments, type refunds } from './tables.ts'

type RefundRow = typeof refunds.$inferSelect

/** Books a refund that goes out: of the open part of a payment, or of what a household paid ahead. Throws refundTooMuch, chequeHeld, refundOfOther, reversedByBank, deskCashShort, paymentReversed. */
export const payOut = (context: Context, refund: RefundRow): Promise<void> =>
  refund.paymentId ? fromPayment(context, refund, refund.paymentId) : fromPrepayment(context, refund)

async function fromPrepayment(context: Context, refund: RefundRow): Promise<void> {
  const { id: sourceId, amount } = refund
  const householdId = await currentHouseholdId(context, refund.householdId)
  const left = await lockPrepayment(context, householdId)
  requireRefundable(amount, { there: left, held: await heldAhead(context, householdId) })
  await addPrepaymentLine(context, { householdId, kind: 'refund', sourceId, amount: -amount })
  await bookOut(context, refund, { number: bookAccounts.prepayment, amount, householdId })
}

async function fromPayment(context: Context, refund: RefundRow, paymentId: string): Promise<void> {
  const { id: refundId, amount, householdId } = refund
  const payment = await lockPayment(context, paymentId)
  const { open, reversedAt, reversedByName } = payment
  if (reversedAt) throw paymentReversed(speakTime(reversedAt), reversedByName)
  await requireOwner(context, paymentId, householdId)
  await requireNotReversed(context, paymentId)
  requireRefundable(amount, { there: open, held: isHeldCheque(payment) ? open : 0 })
  const entryId = await bookOut(context, refund, { number: bookAccounts.unmatched, amount })
  await context.db.insert(allocations).values({
    id: newId(),
    paymentId,
    kind: 'refund',
    refundId,
    householdId,
    amount,
    entryId,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
  await context.db
    .update(payments)
    .set({ open: sql`${payments.open} - ${amount}` })
    .where(eq(payments.id, paymentId))
  await keepOwner(context, paymentId)
  context.emit(paymentChanged, { paymentId, billIds: [] })
}

/** Cash leaves the desk, a transfer the bank. Throws deskCashShort. */
async function bookOut(
  context: Context,
  { id: sourceId, amount, way }: RefundRow,
  from: { number: number; amount: number; householdId?: string },
): Promise<string> {
  if (way === 'cash') await requireDeskCash(context, amount)
  const number = way === 'cash' ? bookAccounts.deskCash : bookAccounts.bank
  const lines = [from, { number, amount: -amount }]
  return post(context, { day: dayOf(context.now), kind: 'refund', sourceId, lines })
}

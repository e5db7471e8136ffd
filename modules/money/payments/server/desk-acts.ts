import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { payments, PaymentTaken } from '../contract.ts'
import { decidedAtDesk } from '../problems.ts'
import { allocate, type Part } from './allocate.ts'
import { requireNotReversed } from './bank-reversals.ts'
import { lockPayment } from './receive.ts'
import { reversePayment } from './reverse.ts'
import { undoAllocation } from './undo.ts'
import { requireOne } from './voids.ts'
import { readPayment } from './writeoffs.ts'

type Calls = typeof payments.calls

/** Puts what is open of a payment to bills, and ahead. Throws decidedAtDesk, reversedByBank, notFound, and what `allocate` throws. */
export async function allocateRest(
  context: Context,
  { paymentId, bills, householdId, ahead }: Taken<Calls['allocateRest']>,
): Promise<PaymentTaken> {
  if (ahead > 0 && !householdId) throw problems.invalid(['請選擇要轉入預收款的住戶。'])
  const rest: Part[] = ahead > 0 && householdId ? [{ prepaymentHouseholdId: householdId, amount: ahead }] : []
  const parts = [...bills, ...rest]
  if (!parts.length) throw problems.invalid(['請選擇繳費單，或填寫轉入預收款的金額。'])
  const { source, open, amount } = await lockPayment(context, paymentId)
  // What the bank brought and nobody put to anything is looked for in the books first (decision 116).
  if (source === 'bankLine' && open === amount) throw decidedAtDesk()
  await requireNotReversed(context, paymentId)
  await allocate(context, paymentId, parts)
  return readPayment(context, paymentId)
}

/**
 * Takes a payment of the desk back on its day; what came by the bank is the bank's to reverse. Throws notFound, voidLater, voidCounted,
 * and what `reversePayment` throws.
 */
export async function voidPayment(
  context: Context,
  { paymentId, reason }: Taken<Calls['voidPayment']>,
): Promise<PaymentTaken> {
  const payment = await lockPayment(context, paymentId)
  if (payment.source !== 'desk') throw problems.notFound()
  if (!payment.reversedAt) await requireOne(context, payment)
  await reversePayment(context, paymentId, reason)
  return readPayment(context, paymentId)
}

/** Takes an allocation back. Throws what `undoAllocation` throws. */
export async function undo(
  context: Context,
  { writeoffId, reason }: Taken<Calls['undo']>,
): Promise<PaymentTaken> {
  const { paymentId } = await undoAllocation(context, writeoffId, reason)
  return readPayment(context, paymentId)
}

import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { currentHouseholdId, requireHousehold } from '#modules/homes/households/server/public.ts'
import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import {
  accountMissing,
  decidedAtDesk,
  ownRefund,
  refundDecided,
  refundIdTaken,
  refundNotApproved,
} from '../problems.ts'
import type { Refund, refunds } from '../refund-contract.ts'
import { requireNotReversed } from './bank-reversals.ts'
import { heldAhead, isHeldCheque, requireRefundable } from './held-cheques.ts'
import { requireOwner } from './owner.ts'
import { payOut } from './pay-out.ts'
import { type RefundRow, readRefund, tellRefund } from './read-refunds.ts'
import { lockPayment } from './receive.ts'
import { reversePayment } from './reverse.ts'
import { refunds as f } from './tables.ts'

type Calls = typeof refunds.calls

/**
 * What can be given back: of a payment of the household what is open of it, else what it has paid ahead; and what of that cheques
 * brought that are held. Throws refundOfOther, reversedByBank.
 */
async function refundable(context: Context, given: string, paymentId: string | null) {
  if (!paymentId) {
    const householdId = await currentHouseholdId(context, given)
    return { there: await prepaymentOf(context, householdId), held: await heldAhead(context, householdId) }
  }
  const payment = await lockPayment(context, paymentId)
  await requireOwner(context, paymentId, given)
  await requireNotReversed(context, paymentId)
  const there = payment.reversedAt ? 0 : payment.open
  return { there, held: isHeldCheque(payment) ? there : 0 }
}

/**
 * Asks for a refund; nothing is booked. What the bank brought and nobody put to anything is asked for where it was looked for in the books
 * (`isLookedFor`, decision 116). Throws refundIdTaken, accountMissing, decidedAtDesk, refundOfOther, reversedByBank, refundTooMuch, chequeHeld,
 * notFound.
 */
export async function requestRefund(
  context: Context,
  { refundId: id, paymentId, ...content }: Taken<Calls['request']>,
  { isLookedFor = false } = {},
): Promise<Refund> {
  const { householdId, amount, way, account, reason } = content
  const { accountId: requestedBy, name: requestedByName } = context.actor
  await createOnce(context, {
    id,
    find: () => rowOf(context, f, id),
    isSame: (row) => row.kind === 'refund' && says(row, content) && row.paymentId === (paymentId ?? null),
    taken: refundIdTaken,
    again: { action: 'payments.requestRefundAgain', target: 'refund', targetId: id },
    create: async () => {
      if (way === 'transfer' && !account) throw accountMissing()
      await requireHousehold(context, householdId)
      if (paymentId && !isLookedFor) await requireDecided(context, paymentId)
      requireRefundable(amount, await refundable(context, householdId, paymentId ?? null))
      await context.db
        .insert(f)
        .values({ id, ...content, paymentId, requestedAt: context.now, requestedBy, requestedByName })
      tellRefund(context, 'payments.requestRefund', { id, ...content }, reason)
    },
  })
  return readRefund(context, id)
}

async function requireDecided(context: Context, paymentId: string): Promise<void> {
  const { source, open, amount } = await lockPayment(context, paymentId)
  if (source === 'bankLine' && open === amount) throw decidedAtDesk()
}

async function lockRefund(context: Context, id: string): Promise<RefundRow> {
  const [refund] = await context.db.select().from(f).where(eq(f.id, id)).for('update')
  if (!refund) throw problems.notFound()
  return refund
}

function requireUndecided({ decidedAt, decidedByName }: RefundRow): void {
  if (decidedAt) throw refundDecided(speakTime(decidedAt), decidedByName)
}

/**
 * Approves what somebody else asked for; a payment that is voided is voided then. Throws notFound, refundDecided, ownRefund,
 * refundTooMuch, chequeHeld, and of a void what `reversePayment` throws.
 */
export async function approveRefund(
  context: Context,
  { refundId }: Taken<Calls['approve']>,
): Promise<Refund> {
  const refund = await lockRefund(context, refundId)
  requireUndecided(refund)
  const { accountId, name } = context.actor
  if (refund.requestedBy === accountId) throw ownRefund()
  const decided = { decidedAt: context.now, decidedBy: accountId, decidedByName: name }
  if (refund.kind === 'void') await approveVoid(context, refund)
  else requireRefundable(refund.amount, await refundable(context, refund.householdId, refund.paymentId))
  const done = refund.kind === 'void' ? { paidAt: context.now, paidByName: name } : {}
  await context.db
    .update(f)
    .set({ ...decided, ...done })
    .where(eq(f.id, refundId))
  tellRefund(context, refund.kind === 'void' ? 'payments.approveVoid' : 'payments.approveRefund', refund)
  return readRefund(context, refundId)
}

async function approveVoid(context: Context, { paymentId, reason }: RefundRow): Promise<void> {
  if (!paymentId) throw problems.notFound()
  await reversePayment(context, paymentId, reason)
}

/** Rejects a refund that is not paid yet; whoever asked for it takes it back so. Throws notFound, refundDecided. */
export async function rejectRefund(
  context: Context,
  { refundId, reason }: Taken<Calls['reject']>,
): Promise<Refund> {
  const refund = await lockRefund(context, refundId)
  if (refund.paidAt || refund.rejection) requireUndecided(refund)
  const { accountId: decidedBy, name: decidedByName } = context.actor
  await context.db
    .update(f)
    .set({ decidedAt: context.now, decidedBy, decidedByName, rejection: reason })
    .where(eq(f.id, refundId))
  tellRefund(
    context,
    refund.kind === 'void' ? 'payments.rejectVoid' : 'payments.rejectRefund',
    refund,
    reason,
  )
  return readRefund(context, refundId)
}

/** Pays an approved refund: it is booked. Throws notFound, refundDecided, refundNotApproved, refundTooMuch, chequeHeld, deskCashShort. */
export async function payRefund(context: Context, { refundId }: Taken<Calls['pay']>): Promise<Refund> {
  const refund = await lockRefund(context, refundId)
  if (refund.state === 'requested') throw refundNotApproved()
  if (refund.paidAt) throw refundDecided(speakTime(refund.paidAt), refund.paidByName)
  requireApproved(refund)
  await payOut(context, refund)
  await context.db
    .update(f)
    .set({ paidAt: context.now, paidByName: context.actor.name })
    .where(eq(f.id, refundId))
  tellRefund(context, 'payments.payRefund', refund)
  return readRefund(context, refundId)
}

function requireApproved(refund: RefundRow): void {
  if (refund.rejection) requireUndecided(refund)
}

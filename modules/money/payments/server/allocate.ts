import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { lockBills, settleBill } from '#modules/money/bills/server/public.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import { addPrepaymentLine, lockPrepayment } from '#modules/money/prepayments/server/public.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import { paymentChanged } from '../events.ts'
import type { AllocationKind } from '../states.ts'
import { openLeft, paymentReversed } from '../problems.ts'
import { keepOwner } from './owner.ts'
import { requirePayable } from './payable.ts'
import { issueReceipt } from './receipt-book.ts'
import { lockPayment, type Payment } from './receive.ts'
import { type Allocation, allocations, payments } from './tables.ts'

/** Where part of a payment goes; whole NT$ above zero. */
export type Part = { billId: string; amount: number } | { prepaymentHouseholdId: string; amount: number }

export interface Allocated {
  allocationId: string
  /** null: to what was paid ahead. */
  billId: string | null
  householdId: string
  amount: number
  receiptId: string
  /** 2026-01284 */
  receiptNumber: string
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Throws openLeft and paymentReversed, and notFound for an amount of nothing. */
function requireOpen(payment: Payment, parts: readonly Part[]): void {
  if (parts.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0)) throw problems.notFound()
  if (payment.reversedAt) throw paymentReversed(speakTime(payment.reversedAt), payment.reversedByName)
  if (sumOf(parts) > payment.open) throw openLeft(payment.open)
}

/** The parts of one bill, and of one household, as one; those of bills in the order of their ids first. */
async function gather(
  context: Context,
  parts: readonly Part[],
): Promise<[Map<string, number>, Map<string, number>]> {
  const bills = new Map<string, number>()
  const ahead = new Map<string, number>()
  for (const part of parts)
    if ('billId' in part) bills.set(part.billId, (bills.get(part.billId) ?? 0) + part.amount)
    else {
      const householdId = await currentHouseholdId(context, part.prepaymentHouseholdId)
      ahead.set(householdId, (ahead.get(householdId) ?? 0) + part.amount)
    }
  return [bills, ahead]
}

/**
 * Puts an open payment, or part of it, to bills and to what households pay ahead: each with an entry and a receipt of its
 * own, all or nothing. Locks the payment, then the bills, then what is paid ahead.
 * Throws notFound, openLeft, paymentReversed, and what happened to a bill that cannot take it (billSettled, billLeft,
 * billCarried, billVoided).
 */
export async function allocate(
  context: Context,
  paymentId: string,
  parts: readonly Part[],
): Promise<Allocated[]> {
  const payment = await lockPayment(context, paymentId)
  requireOpen(payment, parts)
  const [toBills, ahead] = await gather(context, parts)
  const bills = await lockBills(context, [...toBills.keys()])
  if (bills.length !== toBills.size || bills.some(({ state }) => state === 'draft')) throw problems.notFound()
  for (const bill of bills) await requirePayable(context, bill, toBills.get(bill.id) ?? 0)
  const households = [...ahead.keys()].toSorted()
  for (const householdId of households) await lockPrepayment(context, householdId)
  const made: Allocated[] = []
  for (const bill of bills) {
    const amount = toBills.get(bill.id) ?? 0
    const settled = await settleBill(context, {
      billId: bill.id,
      kind: 'payment',
      sourceId: paymentId,
      amount,
    })
    const { settlementId, householdId } = settled
    made.push(
      await keep(context, { paymentId, kind: 'bill', billId: bill.id, settlementId, householdId, amount }),
    )
  }
  for (const householdId of households) {
    const amount = ahead.get(householdId) ?? 0
    const change = { householdId, kind: 'payment' as const, sourceId: paymentId, amount }
    const prepaymentLineId = await addPrepaymentLine(context, change)
    made.push(await keep(context, { paymentId, kind: 'prepayment', prepaymentLineId, householdId, amount }))
  }
  await context.db
    .update(payments)
    .set({ open: payment.open - sumOf(parts) })
    .where(eq(payments.id, paymentId))
  await keepOwner(context, paymentId)
  context.emit(paymentChanged, { paymentId, billIds: [...toBills.keys()] })
  context.audit({
    action: 'payments.allocate',
    target: 'payment',
    targetId: paymentId,
    after: {
      amount: sumOf(parts),
      billNumbers: bills.map(({ number }) => number),
      toPrepayment: [...ahead.values()].reduce((sum, amount) => sum + amount, 0),
      receiptNumbers: made.map(({ receiptNumber }) => receiptNumber),
    },
  })
  return made
}

interface Given {
  paymentId: string
  kind: 'bill' | 'prepayment'
  billId?: string
  settlementId?: string
  prepaymentLineId?: string
  householdId: string
  amount: number
}

/** Books what part of a payment is put to, and writes it down; gives its id. */
export async function book(
  context: Context,
  given: Pick<Allocation, 'paymentId' | 'kind' | 'amount'> & Partial<Allocation>,
): Promise<string> {
  const { amount, householdId } = given
  const allocationId = newId()
  const entryId = await post(context, {
    day: dayOf(context.now),
    kind: 'allocation',
    sourceId: allocationId,
    lines: [
      { number: bookAccounts.unmatched, amount },
      { number: accountOf(given), amount: -amount, ...(householdId && { householdId }) },
    ],
  })
  await context.db.insert(allocations).values({
    ...given,
    id: allocationId,
    entryId,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
  return allocationId
}

/** Books an allocation, writes it down and gives its receipt. */
async function keep(context: Context, given: Given): Promise<Allocated> {
  const { amount, householdId, billId = null } = given
  const allocationId = await book(context, given)
  return {
    allocationId,
    billId,
    householdId,
    amount,
    ...(await issueReceipt(context, { allocationId, amount })),
  }
}

/** Where what is put to a bill, paid ahead, or no fee at all is booked. */
export const accountOf = ({
  kind,
  accountNumber,
}: {
  kind: AllocationKind
  accountNumber?: number | null
}): number => accountNumber ?? (kind === 'bill' ? bookAccounts.receivable : bookAccounts.prepayment)

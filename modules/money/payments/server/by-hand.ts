import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { billingRuns, bills, lockBills } from '#modules/money/bills/server/public.ts'
import type { PaymentTaken } from '../contract.ts'
import { allocationUndone, notByHand, nothingToMove } from '../problems.ts'
import type { writeoffs } from '../writeoff-contract.ts'
import { allocate, type Part } from './allocate.ts'
import { requirePayable } from './payable.ts'
import { lockPayment } from './receive.ts'
import { reversePayment } from './reverse.ts'
import { takePayment } from './take.ts'
import { type Allocation, allocations } from './tables.ts'
import { findAllocation, undoAllocation } from './undo.ts'
import { requireOne } from './voids.ts'
import { readPayment } from './writeoffs.ts'

type Calls = typeof writeoffs.calls
interface Place {
  billBulkId: string
  billId: string
  provider?: string | undefined
}

/** The issued bill of a run, as an address names it. Throws notFound. */
export async function requireBill(
  lease: Lease,
  { billBulkId, billId, provider }: Place,
): Promise<{ householdId: string; paid: number }> {
  const [row] = await lease.db
    .select({ bill: bills, provider: billingRuns.provider })
    .from(bills)
    .innerJoin(billingRuns, eq(billingRuns.id, bills.runId))
    .where(eq(bills.id, billId))
  const isThere = row && row.bill.runId === billBulkId && row.bill.issuedAt !== null
  if (!isThere || (provider && row.provider !== provider)) throw problems.notFound()
  return { householdId: row.bill.householdId, paid: row.bill.paid }
}

/** A write-off of the bill that an address names. Throws notFound. */
export async function requireWriteoff(
  lease: Lease,
  { writeoffId, ...place }: Place & { writeoffId: string },
): Promise<Allocation> {
  await requireBill(lease, place)
  const allocation = await findAllocation(lease, writeoffId)
  if (allocation.billId !== place.billId) throw problems.notFound()
  return allocation
}

/** Takes money for one bill (人工銷帳). Throws notFound, and what `takePayment` throws. */
export async function writeOffByHand(
  context: Context,
  { billBulkId, billId, provider, ...given }: Taken<Calls['writeOffByHand']>,
): Promise<PaymentTaken> {
  const { householdId } = await requireBill(context, { billBulkId, billId, provider })
  return takePayment(context, { ...given, householdId, bills: [{ billId, amount: given.amount }], ahead: 0 })
}

/**
 * Takes a write-off by hand back: with its payment, unless that paid something else too or has more open; then the money is open on it.
 * Throws notFound, notByHand, allocationUndone, voidLater, voidCounted, and what `reversePayment` throws.
 */
export async function deleteByHand(
  context: Context,
  { reason, ...place }: Taken<Calls['deleteByHand']>,
): Promise<PaymentTaken> {
  const { id, paymentId, amount } = await requireWriteoff(context, place)
  const payment = await lockPayment(context, paymentId)
  if (payment.source !== 'desk') throw notByHand()
  const [by] = await context.db.select().from(allocations).where(eq(allocations.undoesId, id))
  if (by) throw allocationUndone(speakTime(by.at), by.accountName)
  // Money that is open on it is somebody's still, and what was given back is gone: the payment stays.
  if (amount !== payment.amount) await undoAllocation(context, id, reason)
  else {
    await requireOne(context, payment)
    await reversePayment(context, paymentId, reason)
  }
  return readPayment(context, paymentId)
}

/**
 * Puts a write-off to another bill instead; what that has no room for is paid ahead by its household. Throws notFound,
 * nothingToMove, allocationUndone, and what happened to the other bill.
 */
export async function moveWriteoff(
  context: Context,
  { anotherBillId, reason, ...place }: Taken<Calls['move']>,
): Promise<PaymentTaken> {
  if (anotherBillId === place.billId) throw nothingToMove()
  const { id, paymentId, amount } = await requireWriteoff(context, place)
  await lockPayment(context, paymentId)
  const other = (await lockBills(context, [place.billId, anotherBillId])).find(
    (bill) => bill.id === anotherBillId,
  )
  if (!other || other.state === 'draft') throw problems.notFound()
  await requirePayable(context, other, 1)
  await undoAllocation(context, id, reason)
  const share = Math.min(amount, other.total - other.paid)
  const rest: Part[] =
    share < amount ? [{ prepaymentHouseholdId: other.householdId, amount: amount - share }] : []
  await allocate(context, paymentId, [{ billId: anotherBillId, amount: share }, ...rest])
  return readPayment(context, paymentId)
}

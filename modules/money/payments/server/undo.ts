import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { lockBills, unsettleBill } from '#modules/money/bills/server/public.ts'
import { bookAccounts, post } from '#modules/money/ledger/server/public.ts'
import { addPrepaymentLine, lockPrepayment } from '#modules/money/prepayments/server/public.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import { paymentChanged } from '../events.ts'
import { allocationUndone, prepaymentUsed } from '../problems.ts'
import { accountOf } from './allocate.ts'
import { keepOwner } from './owner.ts'
import { voidReceipt } from './receipt-book.ts'
import { lockPayment } from './receive.ts'
import { type Allocation, allocations, payments } from './tables.ts'

const undone = alias(allocations, 'undone')

/** What a payment is put to now, without what was undone and what was refunded. */
export const standing = (lease: Lease, paymentId: string): Promise<Allocation[]> =>
  lease.db
    .select()
    .from(allocations)
    .where(
      and(
        eq(allocations.paymentId, paymentId),
        isNull(allocations.undoesId),
        ne(allocations.kind, 'refund'),
        notExists(lease.db.select({ id: undone.id }).from(undone).where(eq(undone.undoesId, allocations.id))),
      ),
    )
    .orderBy(allocations.id)

/** An allocation by its id, not one that undoes another. Throws notFound. */
export async function findAllocation(lease: Lease, id: string): Promise<Allocation> {
  const [found] = await lease.db.select().from(allocations).where(eq(allocations.id, id))
  if (!found || found.undoesId || found.kind === 'refund') throw problems.notFound()
  return found
}

/**
 * Takes an allocation back by a line of its own: its bill is open again, or what was paid ahead is less; its receipt is void
 * and keeps its number; the money is open again on its payment. Throws notFound, allocationUndone, prepaymentUsed.
 */
export async function undoAllocation(
  context: Context,
  allocationId: string,
  reason: string,
): Promise<Allocation> {
  const allocation = await findAllocation(context, allocationId)
  const { paymentId, amount, billId } = allocation
  await lockPayment(context, paymentId)
  const [by] = await context.db.select().from(allocations).where(eq(allocations.undoesId, allocationId))
  if (by) throw allocationUndone(speakTime(by.at), by.accountName)
  await takeBack(context, [allocation], reason)
  await keepOwner(context, paymentId)
  context.emit(paymentChanged, { paymentId, billIds: billId ? [billId] : [] })
  context.audit({
    action: 'payments.undo',
    target: 'payment',
    targetId: paymentId,
    before: { amount, ...(await numberOf(context, billId)) },
    reason,
  })
  return allocation
}

async function numberOf(lease: Lease, billId: string | null): Promise<{ billNumber?: string }> {
  if (!billId) return {}
  const [bill] = await lease.query<{ number: string }>('select number from bill where id = $1', [billId])
  return bill ? { billNumber: bill.number } : {}
}

/** Takes standing allocations of a locked payment back, its bills first. Throws prepaymentUsed. */
export async function takeBack(
  context: Context,
  taken: readonly Allocation[],
  reason: string,
): Promise<void> {
  await lockBills(
    context,
    taken.flatMap(({ billId }) => billId ?? []),
  )
  for (const allocation of taken) await takeBackFrom(context, allocation, reason)
  const [first] = taken
  if (!first) return
  const sum = taken.reduce((total, { amount }) => total + amount, 0)
  await context.db
    .update(payments)
    .set({ open: sql`${payments.open} + ${sum}` })
    .where(eq(payments.id, first.paymentId))
}

async function takeBackFrom(context: Context, allocation: Allocation, reason: string): Promise<void> {
  const { id, paymentId, kind, amount, billId, settlementId, prepaymentLineId, refundId } = allocation
  if (kind === 'refund') throw problems.notFound()
  const { householdId, lineId } = await takeFrom(context, allocation)
  const entryId = await post(
    context,
    {
      day: dayOf(context.now),
      kind: 'allocation',
      sourceId: id,
      lines: [
        { number: bookAccounts.unmatched, amount: -amount },
        { number: accountOf(allocation), amount, ...(householdId && { householdId }) },
      ],
    },
    allocation.entryId,
  )
  await context.db.insert(allocations).values({
    id: newId(),
    paymentId,
    kind,
    billId,
    settlementId,
    prepaymentLineId: lineId ?? prepaymentLineId,
    refundId,
    householdId,
    accountNumber: allocation.accountNumber,
    amount: -amount,
    undoesId: id,
    reason,
    entryId,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
  await voidReceipt(context, id, reason)
}

type Reopened = { householdId: string | null; lineId?: string }

function takeFrom(context: Context, allocation: Allocation): Promise<Reopened> {
  const { settlementId, householdId } = allocation
  if (settlementId) return reopenBill(context, settlementId)
  return householdId
    ? takeFromPrepayment(context, { ...allocation, householdId })
    : Promise.resolve({ householdId })
}

/** The bill may be another household's since: the money is its. */
async function reopenBill(context: Context, settlementId: string): Promise<Reopened> {
  const { billId } = await unsettleBill(context, settlementId)
  const [bill] = await lockBills(context, [billId])
  if (!bill) throw problems.notFound()
  return { householdId: bill.householdId }
}

async function takeFromPrepayment(
  context: Context,
  allocation: Allocation & { householdId: string },
): Promise<Reopened> {
  const { paymentId: sourceId, amount, prepaymentLineId } = allocation
  const householdId = await currentHouseholdId(context, allocation.householdId)
  const left = await lockPrepayment(context, householdId)
  if (left < amount) throw prepaymentUsed(left)
  const change = { householdId, kind: 'payment' as const, sourceId, amount: -amount }
  const undoesId = prepaymentLineId ? { undoesId: prepaymentLineId } : {}
  return { householdId, lineId: await addPrepaymentLine(context, { ...change, ...undoesId }) }
}

import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { billingRuns, bills } from '#modules/money/bills/server/public.ts'
import type { PaymentTaken, Writeoff } from '../contract.ts'
import { allocationFields } from './allocation-fields.ts'
import { showReceipt } from './receipt-book.ts'
import { allocations as a, payments as p, receipts as r } from './tables.ts'
import { isVoidedByOne } from './voids.ts'

const undone = alias(a, 'undone')
const other = alias(a, 'other')
const gone = alias(a, 'gone')

/** How many things a payment is put to now. */
const parts =
  sql<number>`(select count(*) from ${a} ${other} where ${other.paymentId} = ${p.id} and ${other.undoesId} is null
  and not exists (select from ${a} ${gone} where ${gone.undoesId} = ${other.id}))`.mapWith(Number)

const fields = {
  ...allocationFields,
  amount: a.amount,
  at: a.at,
  by: a.accountName,
  source: p.source,
  paidAt: p.paidAt,
  paymentAmount: p.amount,
  paymentOpen: p.open,
  paymentParts: parts,
  isVoidedByOne,
  receiptId: r.id,
  year: r.year,
  number: r.number,
  undoneAt: undone.at,
  undoneBy: sql<string>`coalesce(${undone.accountName}, '')`,
  undoReason: sql<string>`coalesce(${undone.reason}, '')`,
  micros: microsOf(a.at),
}

/** Allocations as the list shows them, the newest first, with what a cursor needs; undone ones say so. */
export async function readWriteoffs(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<(Writeoff & { micros: number })[]> {
  const rows = await lease.db
    .select(fields)
    .from(a)
    .innerJoin(p, eq(p.id, a.paymentId))
    .innerJoin(householdTable, eq(householdTable.id, a.householdId))
    .leftJoin(bills, eq(bills.id, a.billId))
    .leftJoin(billingRuns, eq(billingRuns.id, bills.runId))
    .leftJoin(r, eq(r.allocationId, a.id))
    .leftJoin(undone, and(eq(undone.undoesId, a.id), isNotNull(undone.undoesId)))
    .where(and(isNull(a.undoesId), condition))
    .orderBy(desc(a.at), desc(a.id))
    .limit(limit)
  return rows.map(({ year, number, ...row }) => ({
    ...row,
    receiptNumber: year && number ? showReceipt(year, number) : '',
  }))
}

/** A payment with what it was put to, the first first. Throws notFound. */
export async function readPayment(lease: Lease, paymentId: string): Promise<PaymentTaken> {
  const [row] = await lease.db
    .select({ payment: p, label: householdTable.label })
    .from(p)
    .leftJoin(householdTable, eq(householdTable.id, p.householdId))
    .where(eq(p.id, paymentId))
  if (!row) throw problems.notFound()
  const { payment, label } = row
  const writeoffs = await readWriteoffs(lease, { condition: eq(a.paymentId, paymentId), limit: 500 })
  return {
    paymentId,
    amount: payment.amount,
    open: payment.open,
    channel: payment.channel,
    day: payment.day,
    at: payment.takenAt,
    by: payment.takenByName,
    householdId: payment.householdId,
    label: label ?? '',
    writeoffs: writeoffs.map(({ micros: _, ...writeoff }) => writeoff).reverse(),
    reversedAt: payment.reversedAt,
    reversedBy: payment.reversedByName,
    reverseReason: payment.reverseReason,
  }
}

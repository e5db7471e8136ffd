import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage } from '#platform/server/list.ts'
import { householdsOfLabel, householdTable } from '#modules/homes/households/server/public.ts'
import { billingRuns, bills } from '#modules/money/bills/server/public.ts'
import { noReceiptUnpaid, receiptNotFound } from '../problems.ts'
import type { receipts as contract } from '../receipt-contract.ts'
import type { Receipt } from '../shapes.ts'
import { mostCounted, type writeoffs } from '../writeoff-contract.ts'
import { allocationFields } from './allocation-fields.ts'
import { requireBill } from './by-hand.ts'
import { providerOf } from './provider-of.ts'
import { showReceipt } from './receipt-book.ts'
import { allocations as a, payments as p, receipts as r } from './tables.ts'

const fields = {
  receiptId: r.id,
  year: r.year,
  nth: r.number,
  ...allocationFields,
  left: sql<number | null>`(${bills.total} - ${bills.paid})::float8`,
  payerName: sql<string>`coalesce(nullif(${p.payerName}, ''), ${bills.payerName}, '')`,
  amount: r.amount,
  issuedAt: r.issuedAt,
  issuedBy: r.issuedByName,
  prints: r.prints,
  voidedAt: r.voidedAt,
  voidedBy: r.voidedByName,
  voidReason: r.voidReason,
  micros: microsOf(r.issuedAt),
}

type Row = Receipt & { micros: number }

/** Receipts with what is printed on them, the newest first. */
export async function readReceipts(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<Row[]> {
  const rows = await lease.db
    .select(fields)
    .from(r)
    .innerJoin(a, eq(a.id, r.allocationId))
    .innerJoin(p, eq(p.id, a.paymentId))
    .innerJoin(householdTable, eq(householdTable.id, a.householdId))
    .leftJoin(bills, eq(bills.id, a.billId))
    .leftJoin(billingRuns, eq(billingRuns.id, bills.runId))
    .where(condition)
    .orderBy(desc(r.issuedAt), desc(r.id))
    .limit(limit)
  return rows.map(({ year, nth, ...row }) => ({ ...row, number: showReceipt(year, nth) }))
}

/** The first instant of a day of Taipei. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
/** The first instant behind it. */
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + 86_400_000)

type Input = Taken<typeof contract.calls.list>

async function conditionOf(lease: Lease, { text, channel, by, isVoided, from, to, provider }: Input) {
  return and(
    channel && eq(p.channel, channel),
    by ? eq(r.issuedByName, by) : undefined,
    provider && sql`${sql.raw(providerOf('payment', 'billing_run'))} = ${provider}`,
    isVoided === undefined ? undefined : isVoided ? isNotNull(r.voidedAt) : isNull(r.voidedAt),
    from ? gte(r.issuedAt, startOf(from)) : undefined,
    to ? lt(r.issuedAt, endOf(to)) : undefined,
    await meaning(lease, text),
  )
}

/** What a text means: the number of a receipt or of a bill, else a household by its label. */
export async function meaning(lease: Lease, typed: string): Promise<SQL | undefined> {
  const text = typed.normalize('NFKC').trim()
  if (!text) return undefined
  const [, year, number] = /^(20\d\d)-0*(\d{1,9})$/.exec(text) ?? []
  if (year && number) return and(eq(r.year, Number(year)), eq(r.number, Number(number)))
  if (/^\d{5}-\d{4,}$/.test(text)) return eq(bills.number, text)
  const households = await householdsOfLabel(lease, text)
  return or(households.length ? inArray(a.householdId, households) : sql`false`)
}

/** A page of receipts. Throws invalid for a cursor that is none. */
export async function listReceipts(context: Context, input: Input) {
  const condition = await conditionOf(context, input)
  const from = sql`${r} join ${a} on ${a.id} = ${r.allocationId} join ${p} on ${p.id} = ${a.paymentId}
    left join ${bills} on ${bills.id} = ${a.billId} left join ${billingRuns} on ${billingRuns.id} = ${bills.runId}`
  return cursorPage(
    context,
    {
      condition,
      at: r.issuedAt,
      id: r.id,
      read: (given) => readReceipts(context, given),
      idOf: (row) => row.receiptId,
      counted: { from, condition, most: mostCounted },
    },
    input,
  )
}

/** The receipt of a write-off. Throws notFound, noReceiptUnpaid (R286), receiptNotFound (R287). */
export async function findReceipt(
  context: Context,
  { writeoffId, ...place }: Taken<typeof writeoffs.calls.findReceipt>,
): Promise<Receipt> {
  const { paid } = await requireBill(context, place)
  const condition = and(eq(a.id, writeoffId), eq(a.billId, place.billId))
  const [found] = await readReceipts(context, { condition, limit: 1 })
  if (!found) throw paid === 0 ? noReceiptUnpaid() : receiptNotFound()
  const { micros: _, ...receipt } = found
  return receipt
}

/** A receipt for print; it counts how often that was. Throws receiptNotFound. */
export async function printReceipt(context: Context, receiptId: string): Promise<Receipt> {
  const [counted] = await context.db
    .update(r)
    .set({ prints: sql`${r.prints} + 1` })
    .where(eq(r.id, receiptId))
    .returning({ prints: r.prints })
  const [found] = await readReceipts(context, { condition: eq(r.id, receiptId), limit: 1 })
  if (!counted || !found) throw receiptNotFound()
  const { micros: _, ...receipt } = found
  context.audit({
    action: counted.prints > 1 ? 'payments.reprintReceipt' : 'payments.printReceipt',
    target: 'feeReceipt',
    targetId: receiptId,
    after: { receiptNumber: receipt.number, householdId: receipt.householdId },
  })
  return receipt
}

import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { bills } from '#modules/money/bills/server/public.ts'
import { noReceiptUnpaid, receiptNotFound } from '../problems.ts'
import type { Receipt } from '../shapes.ts'
import { providerOf } from './provider-of.ts'
import { readReceipts } from './receipts.ts'
import { allocations as a, receipts as r } from './tables.ts'

/** Which receipts: of write-offs that are named, void ones too; else those that hold, of bills or of a run. */
export interface ReceiptsAsked {
  writeoffIds?: string[] | undefined
  billIds?: string[] | undefined
  billBulkId?: string | undefined
  provider?: 'general' | 'kgi' | undefined
}

function conditionOf({ writeoffIds, billIds, billBulkId, provider }: ReceiptsAsked): SQL | undefined {
  return and(
    writeoffIds?.length ? inArray(a.id, writeoffIds) : isNull(r.voidedAt),
    billIds?.length ? inArray(a.billId, billIds) : undefined,
    billBulkId ? eq(bills.runId, billBulkId) : undefined,
    provider ? sql`${sql.raw(providerOf('payment', 'billing_run'))} = ${provider}` : undefined,
  )
}

/** Nobody paid any of the bills that are named. */
async function areUnpaid(lease: Lease, { billIds, billBulkId }: ReceiptsAsked): Promise<boolean> {
  if (!billIds?.length && !billBulkId) return false
  const of = and(
    billIds?.length ? inArray(bills.id, billIds) : undefined,
    billBulkId ? eq(bills.runId, billBulkId) : undefined,
  )
  const found = await lease.db.select({ paid: bills.paid }).from(bills).where(of)
  return found.length > 0 && found.every(({ paid }) => paid === 0)
}

/**
 * Receipts in the order of their numbers, at most `limit`. Throws noReceiptUnpaid where only bills are named of which nothing is
 * paid (R286), receiptNotFound where there is none for another reason (R287).
 */
export async function receiptsOf(lease: Lease, asked: ReceiptsAsked, limit: number): Promise<Receipt[]> {
  const found = await readReceipts(lease, { condition: conditionOf(asked), limit })
  if (!found.length) throw (await areUnpaid(lease, asked)) ? noReceiptUnpaid() : receiptNotFound()
  return found
    .map(({ micros: _, ...receipt }) => receipt)
    .toSorted((one, other) => one.number.localeCompare(other.number))
}

/** Counts a print of each; gives how often each was printed with this one. Of two at once, one is the first. */
export async function countPrints(
  lease: Lease,
  receiptIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // Locked in the order of their ids, so that two prints of the same many wait and do not block each other.
  await lease.db
    .select({ id: r.id })
    .from(r)
    .where(inArray(r.id, [...receiptIds]))
    .orderBy(r.id)
    .for('update')
  const counted = await lease.db
    .update(r)
    .set({ prints: sql`${r.prints} + 1` })
    .where(inArray(r.id, [...receiptIds]))
    .returning({ id: r.id, prints: r.prints })
  return new Map(counted.map(({ id, prints }) => [id, prints]))
}

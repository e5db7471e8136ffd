import { eq, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { nextNumber } from '#platform/server/serial-numbers.ts'
import { receipts } from './tables.ts'

/** A receipt as it is shown: 2026-01284. */
export const showReceipt = (year: number, number: number): string =>
  `${year}-${String(number).padStart(5, '0')}`

/** Gives an allocation its receipt, with the next number of the year in Taipei; of two desks the second waits. */
export async function issueReceipt(
  context: Context,
  { allocationId, amount }: { allocationId: string; amount: number },
): Promise<{ receiptId: string; receiptNumber: string }> {
  const { year } = taipei(context.now)
  const number = await nextNumber(context, `receipt ${year}`)
  const receiptId = newId()
  await context.db.insert(receipts).values({
    id: receiptId,
    year,
    number,
    allocationId,
    amount,
    issuedAt: context.now,
    issuedByName: context.actor.name,
  })
  return { receiptId, receiptNumber: showReceipt(year, number) }
}

/** Voids the receipt of an allocation; it keeps its number. */
export async function voidReceipt(context: Context, allocationId: string, reason: string): Promise<void> {
  await context.db
    .update(receipts)
    .set({
      voidedAt: sql`coalesce(${receipts.voidedAt}, ${context.now})`,
      voidedByName: context.actor.name,
      voidReason: reason,
    })
    .where(eq(receipts.allocationId, allocationId))
}

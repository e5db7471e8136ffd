import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { lastDayOf } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { ledgerBooks, ledgerMonths } from './tables.ts'

/** The last day of the last closed month; null before the first. The book is locked until the transaction ends. */
export async function lockBook(lease: Lease): Promise<string | null> {
  const [row] = await lease.query<{ through: string | null }>(
    'select closed_through::text as through from ledger_book for update',
  )
  return row?.through ?? null
}

/** The last day of the last closed month; null before the first. */
export async function closedThrough(lease: Lease): Promise<string | null> {
  const [row] = await lease.query<{ through: string | null }>(
    'select closed_through::text as through from ledger_book',
  )
  return row?.through ?? null
}

/** The month of an instant in Taipei: 2026-11. */
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7)

/** Closes a month and all before it: no entry can be booked to them any more. The caller has locked the book. */
export async function closeThrough(context: Context, month: string): Promise<void> {
  await context.db.update(ledgerBooks).set({ closedThrough: lastDayOf(month) })
  await context.db.insert(ledgerMonths).values({
    month: `${month}-01`,
    closedAt: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
}

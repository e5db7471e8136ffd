import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { closedThrough } from '#modules/money/ledger/server/public.ts'

/** The day that something is booked to: its own, or today where its month is closed or it has not come. */
export async function openDay(context: Context, day: string): Promise<string> {
  const closed = await closedThrough(context)
  const today = dayOf(context.now)
  return (closed && day <= closed) || day > today ? today : day
}

import type { Lease } from '#platform/server/database.ts'
import { unsettledSessions } from '#modules/charging/charging-sessions/server/public.ts'
import { spanOf } from '../days.ts'
import { invoicedBefore } from './drawn.ts'

/** How many sessions a month would charge for and that wait for somebody: its own, and late ones of invoiced months before it. */
export async function waitingOf(lease: Lease, month: string): Promise<number> {
  const months = [...(await invoicedBefore(lease, month)), month]
  const counts = await Promise.all(months.map((one) => unsettledSessions(lease, spanOf(one))))
  return counts.reduce((sum, count) => sum + count, 0)
}

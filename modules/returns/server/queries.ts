import { count, isNull } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { packageReturns } from './tables.ts'

const waiting = statement('returns_waiting', (query) =>
  query.select({ count: count() }).from(packageReturns).where(isNull(packageReturns.returnedAt)),
)

/** How many returns wait for a courier. */
export async function countWaitingReturns(lease: Lease): Promise<number> {
  const [row] = await lease.run(waiting, {})
  return row?.count ?? 0
}

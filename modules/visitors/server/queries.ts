import { count, isNull } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { visitorTable } from './tables.ts'

const inside = statement('visitors_inside', (query) =>
  query.select({ count: count() }).from(visitorTable).where(isNull(visitorTable.leftAt)),
)

/** How many visitors are inside. */
export async function countVisitorsInside(lease: Lease): Promise<number> {
  const [row] = await lease.run(inside, {})
  return row?.count ?? 0
}

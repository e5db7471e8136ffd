import { count, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { EntryUse } from '#platform/server/entry-use.ts'
import { packageTable as p } from './tables.ts'

/** Waiting packages by what they keep of an entry. */
const waitingBy = (list: string, entry: PgColumn): EntryUse => ({
  list,
  async count(lease) {
    const rows = await lease.db
      .select({ entry: sql<string>`${entry}`, count: count() })
      .from(p)
      .where(sql`${p.state} = 'waiting' and ${entry} is not null`)
      .groupBy(entry)
    return new Map(rows.map((row) => [row.entry, row.count]))
  },
})

/** How many waiting packages are of each kind and courier, and lie at each position. */
export const entryUses: readonly EntryUse[] = [
  waitingBy('packageKinds', p.kindId),
  waitingBy('couriers', p.courierId),
  waitingBy('shelfPositions', p.shelfPosition),
]

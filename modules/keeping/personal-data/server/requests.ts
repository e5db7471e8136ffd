import { desc } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { PersonalDataRequest } from '../contract.ts'
import { requestTable as r } from './tables.ts'

type Row = typeof r.$inferSelect

/** A request as the page shows it. */
export const shown = (row: Row): PersonalDataRequest => ({
  requestId: row.id,
  at: row.at,
  by: row.accountName,
  reason: row.reason,
  state: row.doneAt ? 'done' : row.refusedAt ? 'refused' : 'working',
  doneAt: row.doneAt ?? row.refusedAt,
  words: row.words,
  counts: row.counts,
})

/** The last requests, the newest first. */
export async function listRequests(lease: Lease, maxCount: number): Promise<PersonalDataRequest[]> {
  const rows = await lease.db.select().from(r).orderBy(desc(r.at), desc(r.id)).limit(maxCount)
  return rows.map(shown)
}

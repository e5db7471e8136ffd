import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { retentionSettings as settings } from './tables.ts'

/** How many days the community decided to keep something; undefined where the rule's own default holds. */
export async function keptDays(lease: Lease, rule: string): Promise<number | undefined> {
  const [row] = await lease.db.select({ days: settings.days }).from(settings).where(eq(settings.name, rule))
  return row?.days
}

import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import { notOpened } from '../problems.ts'
import { type TabletRow, tabletTable as t } from './tables.ts'

/** A household for which the intercom is opened, held until the transaction ends. Throws notFound, notOpened. */
export async function lockTablet(lease: Lease, householdId: string): Promise<TabletRow> {
  await requireHousehold(lease, householdId)
  const [row] = await lease.db.select().from(t).where(eq(t.householdId, householdId)).for('update')
  if (!row?.openedAt) throw notOpened()
  return row
}

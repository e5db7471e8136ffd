import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { says } from '#platform/server/create-once.ts'
import { offerIdTaken } from '../problems.ts'
import { offerTable as o } from './tables.ts'

/** Keeps an offer of a supplier; false when it was kept before. Throws offerIdTaken. */
export async function addOfferOf(
  { db, now }: Lease & { now: Date },
  by: string,
  offer: Pick<typeof o.$inferSelect, 'id' | 'caseId' | 'supplierId' | 'amount' | 'note'>,
): Promise<boolean> {
  const [earlier] = await db.select().from(o).where(eq(o.id, offer.id))
  if (earlier && !says(earlier, offer)) throw offerIdTaken()
  if (earlier) return false
  await db.insert(o).values({ ...offer, addedAt: now, addedByName: by })
  return true
}

import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { ratingTable as r } from './tables.ts'

export { readSupplier } from './queries.ts'
export { lockSupplier } from './suppliers.ts'
export { type SupplierRow, supplierTable } from './tables.ts'

/** Keeps what was thought of a work of a supplier when it was accepted: one to five stars. */
export async function rateSupplier(
  { db, now, actor }: Context,
  { supplierId, stars, about }: { supplierId: string; stars: number; about: string },
): Promise<void> {
  await db.insert(r).values({ id: newId(), supplierId, stars, about, at: now, ratedByName: actor.name })
}

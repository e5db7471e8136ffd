import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { householdTable } from './tables.ts'

/** Says whether a household is rented. Lock it first; who asks keeps the history and leaves the audit row. */
export async function setRented(context: Context, householdId: string, isRented: boolean): Promise<void> {
  await context.db.update(householdTable).set({ isRented }).where(eq(householdTable.id, householdId))
}

/** The same of many households at once; with a line of the caller's own in their history. */
export function setRentedOfMany(
  context: Context,
  rents: readonly { householdId: string; isRented: boolean }[],
): void {
  context.leave(
    `update household h set is_rented = one."isRented"
     from jsonb_to_recordset($1) as one ("householdId" uuid, "isRented" boolean) where h.id = one."householdId"`,
    [JSON.stringify(rents)],
  )
}

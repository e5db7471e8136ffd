import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { householdTable } from './tables.ts'

/** Says whether a household is rented. Lock it first; who asks keeps the history and leaves the audit row. */
export async function setRented(context: Context, householdId: string, isRented: boolean): Promise<void> {
  await context.db.update(householdTable).set({ isRented }).where(eq(householdTable.id, householdId))
}

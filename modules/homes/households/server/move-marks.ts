import { inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { householdMarks } from './tables.ts'

/** Marks of people go with them to another household; notes stand with the person anyway. */
export async function moveMarks(
  context: Context,
  residentIds: readonly string[],
  toHouseholdId: string,
): Promise<void> {
  if (!residentIds.length) return
  await context.db
    .update(householdMarks)
    .set({ householdId: toHouseholdId })
    .where(inArray(householdMarks.residentId, [...residentIds]))
}

import { asc, eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { lineTable, type MessageRecord, messageTable as m } from './tables.ts'

/** Messages that were merged into one are answered with it; gives the lines that tell it to their households, each once. */
export async function tellMerged(context: Context, { id, householdId }: MessageRecord): Promise<string[]> {
  const merged = await context.db.select().from(m).where(eq(m.mergedInto, id)).orderBy(asc(m.at), asc(m.id))
  const { accountId, name: accountName } = context.actor
  const line = { kind: 'answered' as const, at: context.now, accountId, accountName, otherId: id }
  const told = merged.map((row) => ({
    householdId: row.householdId,
    line: { ...line, id: newId(), messageId: row.id },
  }))
  if (told.length) await context.db.insert(lineTable).values(told.map((one) => one.line))
  const byHousehold = new Map(told.map((one) => [one.householdId, one.line.id]))
  byHousehold.delete(householdId)
  return [...byHousehold.values()]
}

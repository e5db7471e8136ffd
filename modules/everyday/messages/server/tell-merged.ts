import { asc, eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { lineTable, type MessageRecord, messageTable as m } from './tables.ts'

/** Households whose messages were merged into one hear of its reply too, each once; gives the lines that tell it. */
export async function tellMerged(context: Context, { id, householdId }: MessageRecord): Promise<string[]> {
  const merged = await context.db.select().from(m).where(eq(m.mergedInto, id)).orderBy(asc(m.at), asc(m.id))
  const others = new Map(merged.map((row) => [row.householdId, row]))
  others.delete(householdId)
  const { accountId, name: accountName } = context.actor
  const told = [...others.values()].map(({ id: messageId }) => ({ id: newId(), messageId }))
  const line = { kind: 'answered' as const, at: context.now, accountId, accountName, otherId: id }
  if (told.length) await context.db.insert(lineTable).values(told.map((one) => ({ ...line, ...one })))
  return told.map((one) => one.id)
}

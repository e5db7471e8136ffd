import { asc, eq, inArray } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { mergedAlready, messageChangedBy } from '../contract.ts'
import { messageChanged } from '../events.ts'
import type { MessageLine } from '../shapes.ts'
import { lineTable, type MessageRecord, messageTable as m } from './tables.ts'

/** Messages by their ids, held in one order until the transaction ends. */
export const lockMessages = (context: Context, ids: readonly string[]): Promise<MessageRecord[]> =>
  context.db
    .select()
    .from(m)
    .where(inArray(m.id, [...ids]))
    .orderBy(asc(m.id))
    .for('update')

/** One of them that still stands by itself, as somebody saw it. Throws notFound, mergedAlready, messageChangedBy. */
export async function lockMessage(
  context: Context,
  messageId: string,
  rowVersion?: number,
): Promise<MessageRecord> {
  const [row] = await lockMessages(context, [messageId])
  if (!row) throw problems.notFound()
  if (row.mergedInto) throw mergedAlready()
  if (rowVersion !== undefined && rowVersion !== row.rowVersion) throw messageChangedBy()
  return row
}

/** Changes a message, writes down what was done, and tells everybody. */
export async function changeMessage(
  context: Context,
  row: MessageRecord,
  set: Partial<MessageRecord>,
  line: {
    id?: string
    kind: MessageLine['kind']
    content?: string
    filePaths?: string[]
    otherId?: string
  },
): Promise<void> {
  const { accountId, name } = context.actor
  await context.db
    .update(m)
    .set({ ...set, rowVersion: row.rowVersion + 1 })
    .where(eq(m.id, row.id))
  await context.db
    .insert(lineTable)
    .values({ id: newId(), ...line, messageId: row.id, at: context.now, accountId, accountName: name })
  context.emit(messageChanged, { messageId: row.id })
}

import { createHash } from 'node:crypto'
import type { Work } from '#platform/server/work.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { and, eq } from 'drizzle-orm'
import { messageTable as m } from './tables.ts'

/** A message of a station, as it can come again. */
export interface Message {
  stationId: string
  id: string
  action: string
  payload: object
}

/** Acts once on a message: said again, also after a kill or over another line, it gets the first answer. */
export async function onceFor(work: Work, message: Message, act: () => Promise<object>): Promise<object> {
  const { stationId, id: messageId, action, payload } = message
  const digest = createHash('sha256')
    .update(JSON.stringify([action, payload]))
    .digest()
  await oneAtATime(work, `charging message ${stationId}`)
  const [earlier] = await work.db
    .select({ answer: m.answer })
    .from(m)
    .where(and(eq(m.stationId, stationId), eq(m.messageId, messageId), eq(m.digest, digest)))
  if (earlier) return earlier.answer
  const answer = await act()
  await work.db.insert(m).values({ stationId, messageId, digest, answer })
  return answer
}

import { and, eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { asLine } from '#platform/server/history.ts'
import { reopensAfter } from '../contract.ts'
import type { AlarmDetail } from '../shapes.ts'
import { readEvents } from './queries.ts'
import { readTold } from './telling.ts'
import { type EventRow, eventHistory, eventTable as e } from './tables.ts'

/** Which alarm is meant: of the building or of a household, each found by its own address alone. */
export interface Meant {
  eventId: string
  isPrivate: boolean
}

export const meaning = ({ eventId, isPrivate }: Meant) => and(eq(e.id, eventId), eq(e.isPrivate, isPrivate))

/** Holds an alarm until the transaction ends. Throws notFound. */
export async function lockEvent(lease: Lease, meant: Meant): Promise<EventRow> {
  const [row] = await lease.db.select().from(e).where(meaning(meant)).for('update')
  if (!row) throw problems.notFound()
  return row
}

/** One alarm with everything that was done about it. Throws notFound. */
export async function readDetail(lease: Lease, meant: Meant): Promise<AlarmDetail> {
  const [[event], [row], timeline, told] = await Promise.all([
    readEvents(lease, { condition: meaning(meant), limit: 1 }),
    lease.db
      .select({ cause: e.cause, action: e.action, photoPaths: e.photoPaths })
      .from(e)
      .where(meaning(meant)),
    eventHistory.read(lease, meant.eventId),
    readTold(lease, meant.eventId),
  ])
  if (!event || !row) throw problems.notFound()
  const { micros: _, ...shown } = event
  const { processedAt, clearedAt } = shown
  const reopensAt = processedAt && !clearedAt ? new Date(processedAt.getTime() + reopensAfter) : null
  return { ...shown, ...row, reopensAt, told, timeline: timeline.map(asLine) }
}

/** A call for help for somebody who looks at it; the view is audited. Throws notFound. */
export async function getPrivate(context: Context, eventId: string): Promise<AlarmDetail> {
  const detail = await readDetail(context, { eventId, isPrivate: true })
  context.audit({ action: 'alarmEvents.viewPrivate', target: 'alarmEvent', targetId: eventId })
  return detail
}

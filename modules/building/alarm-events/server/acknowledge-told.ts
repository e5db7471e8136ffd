import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Author, Work } from '#platform/server/work.ts'
import { alarmsChanged } from '../events.ts'
import { eventChanges as h, eventHistory, eventTable as e, toldTable as t } from './tables.ts'

/** Whoever was called before an alarm began again does not know of that. */
const begunAgain = (lease: Lease) =>
  lease.db
    .select({ one: sql`1` })
    .from(h)
    .where(and(eq(h.eventId, t.eventId), eq(h.act, 'reopened'), gt(h.at, t.at)))

/** Who was called by voice, when, and because of which alarm; undefined: nobody was, or it began again since then. */
export async function calledBy(lease: Lease, toldId: string) {
  const [row] = await lease.db
    .select({ eventId: t.eventId, name: t.name, at: t.at })
    .from(t)
    .where(and(eq(t.id, toldId), eq(t.way, 'voice'), notExists(begunAgain(lease))))
  return row
}

/** Somebody who was called sees to an alarm; whoever comes second changes nothing. */
export async function acknowledgeTold(work: Work, eventId: string, author: Author): Promise<void> {
  const [row] = await work.db.select().from(e).where(eq(e.id, eventId)).for('update')
  if (row?.state !== 'unprocessed') return
  await work.db
    .update(e)
    .set({ acknowledgedAt: work.now, acknowledgedByName: author.name, rowVersion: row.rowVersion + 1 })
    .where(eq(e.id, eventId))
  await eventHistory.add(work, author, [{ eventId, act: 'acknowledged' }])
  work.emit(alarmsChanged, {})
  work.audit({
    action: 'alarmEvents.acknowledge',
    target: 'alarmEvent',
    targetId: eventId,
    before: { state: row.state },
    after: { state: 'processing' },
    reason: '電話按 1',
  })
}

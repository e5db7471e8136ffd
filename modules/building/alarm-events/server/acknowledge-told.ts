import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Author, Work } from '#platform/server/work.ts'
import { alarmsChanged } from '../events.ts'
import { newBeginnings, noteOfBeginning } from './beginnings.ts'
import { eventChanges as h, eventHistory, eventTable as e, toldTable as t } from './tables.ts'

/** Whoever was called before an alarm began again, or before somebody worked on its point and it still was abnormal, does not know of that. */
const begunAgain = (lease: Lease) =>
  lease.db
    .select({ one: sql`1` })
    .from(h)
    .where(and(eq(h.eventId, t.eventId), inArray(h.act, newBeginnings), gt(h.at, t.at)))

/** Who was called by voice, when, and because of which alarm; undefined: nobody was, or it began again since then. */
export async function calledBy(lease: Lease, toldId: string) {
  const [row] = await lease.db
    .select({ eventId: t.eventId, name: t.name, at: t.at })
    .from(t)
    .where(and(eq(t.id, toldId), eq(t.way, 'voice'), notExists(begunAgain(lease))))
  return row
}

/** Somebody who was called sees to an alarm; whoever comes second changes nothing. Gives whether the call still speaks of how the alarm is. */
export async function acknowledgeTold(work: Work, toldId: string, author: Author): Promise<boolean> {
  const [meant] = await work.db.select({ eventId: t.eventId }).from(t).where(eq(t.id, toldId))
  if (!meant) return false
  const { eventId } = meant
  const [row] = await work.db.select().from(e).where(eq(e.id, eventId)).for('update')
  // It may have begun again while the key was pressed: what begins holds the alarm too.
  if (!row || !(await calledBy(work, toldId))) return false
  if (row.state !== 'unprocessed') return true
  await work.db
    .update(e)
    .set({ acknowledgedAt: work.now, acknowledgedByName: author.name, rowVersion: row.rowVersion + 1 })
    .where(eq(e.id, eventId))
  await eventHistory.add(work, author, [{ eventId, act: 'acknowledged' }])
  await noteOfBeginning(work, eventId, { acknowledgedAt: work.now })
  work.emit(alarmsChanged, {})
  work.audit({
    action: 'alarmEvents.acknowledge',
    target: 'alarmEvent',
    targetId: eventId,
    before: { state: row.state },
    after: { state: 'processing' },
    reason: '電話按 1',
  })
  return true
}

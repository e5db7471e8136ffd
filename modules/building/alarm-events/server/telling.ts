import { desc, eq, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import { system, type Work } from '#platform/server/work.ts'
import { pointTable as p } from '#modules/building/alarm-points/server/public.ts'
import { alarmsChanged } from '../events.ts'
import type { Telling } from '../shapes.ts'
import { newBeginnings } from './beginnings.ts'
import { eventHistory, eventTable as e, toldTable as t } from './tables.ts'

type Told = typeof t.$inferInsert

/** How an alarm stands, for who calls people because of it; undefined: there is none. */
export async function standingOf(lease: Lease, eventId: string) {
  const [row] = await lease.db
    .select({
      level: e.level,
      category: e.category,
      isPrivate: e.isPrivate,
      state: e.state,
      isQuiet: e.isQuiet,
      isDrill: e.isDrill,
      isTest: e.isTest,
      createdAt: e.createdAt,
      acknowledgedBy: e.acknowledgedByName,
      clearedAt: e.clearedAt,
      acknowledgedAt: e.acknowledgedAt,
      processedAt: e.processedAt,
      // Since then whoever was called, or acknowledged it, knows of another beginning.
      anewAt: sql<Date | null>`(select max(h.at) from alarm_event_change h
        where h.community_id = ${e.communityId} and h.event_id = ${e.id} and h.act in (${sql.join(newBeginnings, sql`, `)}))`.mapWith(
        e.createdAt,
      ),
      isPaused: sql<boolean>`coalesce(greatest(${p.silentUntil}, ${p.maintenanceUntil}) > now(), false)`,
    })
    .from(e)
    .innerJoin(p, eq(p.id, e.pointId))
    .where(eq(e.id, eventId))
  return row
}

/** Writes down that somebody is told of an alarm, or that there is no way to them (`fault`). Gives the id of the line. */
export async function noteTelling(
  work: Work,
  given: Pick<Told, 'eventId' | 'round' | 'step' | 'name' | 'way' | 'masked'> & { fault: string },
): Promise<string> {
  const id = newId()
  const isFailed = given.fault !== ''
  await work.db.insert(t).values({
    id,
    ...given,
    at: work.now,
    state: isFailed ? 'failed' : 'sending',
    settledAt: isFailed ? work.now : null,
  })
  work.emit(alarmsChanged, {})
  return id
}

/** Writes down why nobody is called: everybody on the list was and nobody answered, no list says whom to call, or the point is silenced or worked on. */
export async function noteCallsEnd(
  work: Work,
  eventId: string,
  act: 'unanswered' | 'nobodyToCall' | 'callsPaused',
): Promise<void> {
  await eventHistory.add(work, system, [{ eventId, act }])
  work.emit(alarmsChanged, {})
}

/** Writes down what became of it; '' is well. */
export async function settleTelling(work: Work, toldId: string, fault: string): Promise<void> {
  await work.db
    .update(t)
    .set({ state: fault ? 'failed' : 'sent', fault, settledAt: work.now })
    .where(eq(t.id, toldId))
  work.emit(alarmsChanged, {})
}

/** A line with what is to be said; undefined: there is none. */
export async function toldOf(lease: Lease, toldId: string) {
  const [row] = await lease.db
    .select({
      eventId: t.eventId,
      state: t.state,
      way: t.way,
      level: e.level,
      place: e.place,
      meaning: e.meaning,
      isPrivate: e.isPrivate,
      isDrill: e.isDrill,
      createdAt: e.createdAt,
      clearedAt: e.clearedAt,
      acknowledgedAt: e.acknowledgedAt,
      processedAt: e.processedAt,
    })
    .from(t)
    .innerJoin(e, eq(e.id, t.eventId))
    .where(eq(t.id, toldId))
  return row
}

/** How many lines are shown: a disaster that nobody acknowledges for days has thousands. */
const mostTold = 200

/** Who was told of an alarm when and by what, the first first; the newest 200. */
export async function readTold(lease: Lease, eventId: string): Promise<Telling[]> {
  const rows = await lease.db
    .select()
    .from(t)
    .where(eq(t.eventId, eventId))
    .orderBy(desc(t.at), desc(t.id))
    .limit(mostTold)
  return rows
    .reverse()
    .map(({ id: toldId, at, round, step, name, way, masked, state, fault, settledAt }) => ({
      toldId,
      at,
      round,
      step,
      name,
      way,
      masked,
      state,
      fault,
      settledAt,
    }))
}

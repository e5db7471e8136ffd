import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { system, type Work } from '#platform/server/work.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import { isMaintained, type PointRow } from '#modules/building/alarm-points/server/public.ts'
import type { Level } from '#modules/building/alarm-points/contract.ts'
import { alarmRaised, alarmRang, alarmsChanged, privateAlarmRaised } from '../events.ts'
import type { Kind } from '../shapes.ts'
import { type EventRow, eventHistory, eventTable as e } from './tables.ts'

/** From this level on a browser tells although nobody looks at the page. */
const ringsFrom = 3

/** Tells browsers of an alarm that began, or began again; nobody of one whose point is switched off. */
export async function tellRaised(work: Work, row: EventRow): Promise<void> {
  if (row.isQuiet) return work.emit(alarmsChanged, {})
  const { id: eventId, level, place, createdAt, kind, state, clearedAt, name, meaning, householdId } = row
  const shown = { eventId, level, place, createdAt, kind, state, clearedAt }
  if (row.isPrivate) {
    const labels = await labelsOf(work, householdId ? [householdId] : [])
    work.emit(privateAlarmRaised, { ...shown, name, householdId, label: labels.get(householdId ?? '') ?? '' })
  } else work.emit(alarmRaised, { ...shown, meaning })
  if (level >= ringsFrom) work.emit(alarmRang, {})
}

/** A sensor that fell silent is no disaster by itself. */
const levelOf = (point: PointRow, kind: Kind): Level =>
  kind === 'lost' && point.level === 4 ? 3 : point.level

/** When an alarm that began now is a level higher; null: it stays as it is. */
export const risesAt = (point: PointRow, kind: Kind, now: Date): Date | null =>
  kind === 'abnormal' && point.riseMinutes !== null
    ? new Date(now.getTime() + point.riseMinutes * 60_000)
    : null

interface Trigger {
  kind: Kind
  /** By the source's clock. */
  at: Date
  value: number | null
  /** It is made on purpose, and says so. */
  isDrill?: boolean
}

/** Nobody has seen to it yet. */
const unseen = { acknowledgedAt: null, acknowledgedByName: '' }

/** An alarm of a point: a new one, or the one that runs, which is then said again. The caller holds the point. */
export async function raise(
  work: Work,
  point: PointRow,
  { kind, at, value, isDrill = false }: Trigger,
): Promise<void> {
  const running = and(
    eq(e.pointId, point.id),
    eq(e.kind, kind),
    or(isNull(e.processedAt), isNull(e.clearedAt)),
  )
  const [before] = await work.db
    .select({ clearedAt: e.clearedAt, isDrill: e.isDrill })
    .from(e)
    .where(running)
    .for('update')
  const isWorkedOn = isMaintained(point, work.now)
  if (before) {
    // What becomes real in the middle of a drill is no drill any more, whoever answered that one.
    const isReal = before.isDrill && !isDrill
    const [row] = await work.db
      .update(e)
      .set({
        times: sql`${e.times} + 1`,
        lastAt: at,
        value,
        clearedAt: null,
        // What begins again begins low again.
        ...(isReal && { isDrill: false, meaning: point.meaning, ...unseen }),
        ...(before.clearedAt && {
          level: levelOf(point, kind),
          risesAt: isWorkedOn ? null : risesAt(point, kind, work.now),
        }),
        rowVersion: sql`${e.rowVersion} + 1`,
      })
      .where(running)
      .returning()
    // What lasts is not told again; what was over and begins again is.
    if (row && (before.clearedAt || isReal) && !isWorkedOn) await tellRaised(work, row)
    return
  }
  const { id: pointId, name, meaning, place, category, isPrivate, householdId, assetCode, isNotified } = point
  const [row] = await work.db
    .insert(e)
    .values({
      id: newId(),
      pointId,
      kind,
      name,
      meaning: isDrill ? `演練：${meaning}` : meaning,
      isDrill,
      place,
      category,
      isPrivate,
      householdId,
      assetCode,
      level: levelOf(point, kind),
      isQuiet: !isNotified || isWorkedOn,
      inMaintenance: isWorkedOn,
      risesAt: isWorkedOn || isDrill ? null : risesAt(point, kind, work.now),
      raisedAt: at,
      lastAt: at,
      value,
      createdAt: work.now,
    })
    .returning()
  if (!row) return
  await eventHistory.add(work, system, [{ eventId: row.id, act: 'raised' }])
  await tellRaised(work, row)
}

/** The condition of a point is over; what people did about it stays. The caller holds the point. */
export async function clear(work: Work, pointId: string, kind: Kind, at: Date): Promise<void> {
  const cleared = await work.db
    .update(e)
    .set({ clearedAt: at, lastAt: at, rowVersion: sql`${e.rowVersion} + 1` })
    .where(and(eq(e.pointId, pointId), eq(e.kind, kind), isNull(e.clearedAt)))
    .returning({ id: e.id, inMaintenance: e.inMaintenance, processedAt: e.processedAt })
  const worked = cleared.filter((row) => row.inMaintenance && !row.processedAt).map((row) => row.id)
  if (worked.length) await closeWorked(work, worked)
  if (cleared.length) work.emit(alarmsChanged, {})
}

/** What came and went while somebody worked on a point needs nobody: it is closed by itself and says so. */
async function closeWorked(work: Work, ids: readonly string[]): Promise<void> {
  await work.db
    .update(e)
    .set({ processedAt: work.now, processedByName: system.name, cause: '維護中' })
    .where(inArray(e.id, [...ids]))
  await eventHistory.add(
    work,
    system,
    ids.map((eventId) => ({ eventId, act: 'maintained' as const })),
  )
}

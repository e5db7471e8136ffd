import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { system, type Work } from '#platform/server/work.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import { isMaintained, type PointRow } from '#modules/building/alarm-points/server/public.ts'
import type { Level } from '#modules/building/alarm-points/contract.ts'
import { alarmRaised, alarmRang, alarmsChanged, privateAlarmRaised } from '../events.ts'
import type { Kind } from '../shapes.ts'
import { flickersWithin, noteBeginnings } from './beginnings.ts'
import { type EventRow, eventChanges as h, eventHistory, eventTable as e } from './tables.ts'

/** From this level on a browser tells although nobody looks at the page. */
const ringsFrom = 3

/** Tells browsers of an alarm that began, or began again; nobody of one whose point is switched off. */
export async function tellRaised(work: Work, row: EventRow): Promise<void> {
  if (row.isQuiet) return work.emit(alarmsChanged, {})
  const {
    id: eventId,
    level,
    place,
    createdAt,
    kind,
    state,
    clearedAt,
    isDrill,
    isTest,
    inMaintenance,
    name,
    meaning,
    householdId,
  } = row
  const shown = { eventId, level, place, createdAt, kind, state, clearedAt, isDrill, isTest, inMaintenance }
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
  /** A test, or a drill: nothing is wrong. */
  isTest?: boolean
  /** It is made on purpose, goes the way of any other, and says so. */
  isDrill?: boolean
}

/** What an alarm means: a drill says first that it is one. */
const meaningOf = ({ meaning }: PointRow, isDrill: boolean) => (isDrill ? `演練：${meaning}` : meaning)

type Before = Pick<EventRow, 'clearedAt' | 'isTest' | 'acknowledgedAt'>

/** What was over a moment ago and begins again, while nobody saw to it, goes on as long as it did. */
const isFlickering = ({ clearedAt, isTest, acknowledgedAt }: Before, now: Date) =>
  clearedAt !== null && !isTest && !acknowledgedAt && now.getTime() - clearedAt.getTime() < flickersWithin

/** What a new beginning undoes: whoever acknowledged or processed the one before did not know of it. While somebody works on the point it waits. */
const beginsAgain = (
  work: Work,
  point: PointRow,
  { kind, at, isTest = false, isDrill = false }: Trigger,
  isNew: boolean,
) => ({
  begun: sql`${e.begun} + 1`,
  // Whoever is told of it hears when it began this time.
  ...(isNew && { raisedAt: at, createdAt: work.now }),
  // As the point is now: its household may have been merged into another.
  name: point.name,
  meaning: meaningOf(point, isDrill),
  isDrill,
  place: point.place,
  category: point.category,
  assetCode: point.assetCode,
  householdId: point.householdId,
  isTest,
  rowVersion: sql`${e.rowVersion} + 1`,
  ...(isMaintained(point, work.now)
    ? { inMaintenance: true }
    : {
        inMaintenance: false,
        isQuiet: !point.isNotified,
        // What begins again begins low again.
        level: levelOf(point, kind),
        risesAt: risesAt(point, kind, work.now),
        acknowledgedAt: null,
        acknowledgedByName: '',
        processedAt: null,
        processedByName: '',
      }),
})

/**
 * An alarm of a point: a new one, or the one that runs. What lasts is said again and not told again; what was over, or was a
 * test, begins again. The caller holds the point.
 */
export async function raise(work: Work, point: PointRow, trigger: Trigger): Promise<void> {
  const { kind, at, value, isTest = false, isDrill = false } = trigger
  const running = and(
    eq(e.pointId, point.id),
    eq(e.kind, kind),
    or(isNull(e.processedAt), isNull(e.clearedAt)),
  )
  const [before] = await work.db
    .select({
      id: e.id,
      clearedAt: e.clearedAt,
      isTest: e.isTest,
      acknowledgedAt: e.acknowledgedAt,
      isPrivate: e.isPrivate,
    })
    .from(e)
    .where(running)
    .for('update')
  const isWorkedOn = isMaintained(point, work.now)
  // Whose it is decides who hears of it: what was the building's is never a household's call for help, nor the other way round.
  if (before && before.isPrivate !== point.isPrivate) await endOther(work, before.id)
  else if (before) {
    const isAgain = before.clearedAt !== null || (before.isTest && !isTest)
    const isNew = isAgain && !isFlickering(before, work.now)
    const [row] = await work.db
      .update(e)
      .set({
        times: sql`${e.times} + 1`,
        lastAt: at,
        value,
        clearedAt: null,
        ...(isAgain && beginsAgain(work, point, trigger, isNew)),
      })
      .where(running)
      .returning()
    if (!row || !isAgain) return
    const act = isWorkedOn ? 'begunInMaintenance' : 'begunAgain'
    if (isNew) await eventHistory.add(work, system, [{ eventId: row.id, act }])
    if (isWorkedOn) return work.emit(alarmsChanged, {})
    if (isNew) await noteBeginnings(work, [row], work.now)
    return tellRaised(work, row)
  }
  const { id: pointId, name, place, category, isPrivate, householdId, assetCode, isNotified } = point
  const [row] = await work.db
    .insert(e)
    .values({
      id: newId(),
      pointId,
      kind,
      name,
      meaning: meaningOf(point, isDrill),
      isDrill,
      place,
      category,
      isPrivate,
      householdId,
      assetCode,
      level: levelOf(point, kind),
      isTest,
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
  if (!isWorkedOn) await noteBeginnings(work, [row], work.now)
  await tellRaised(work, row)
}

/** An alarm of a point that was somebody else's when it came is over, and needs no report. */
async function endOther(work: Work, id: string): Promise<void> {
  await work.db
    .update(e)
    .set({
      clearedAt: sql`coalesce(${e.clearedAt}, ${work.now.toISOString()}::timestamptz)`,
      processedAt: sql`coalesce(${e.processedAt}, ${work.now.toISOString()}::timestamptz)`,
      processedByName: sql`case when ${e.processedAt} is null then ${system.name} else ${e.processedByName} end`,
      rowVersion: sql`${e.rowVersion} + 1`,
    })
    .where(eq(e.id, id))
  await eventHistory.add(work, system, [{ eventId: id, act: 'processed' }])
  work.emit(alarmsChanged, {})
}

/** The condition of a point is over; what people did about it stays. The caller holds the point. */
export async function clear(work: Work, pointId: string, kind: Kind, at: Date): Promise<void> {
  const cleared = await work.db
    .update(e)
    .set({ clearedAt: at, lastAt: at, rowVersion: sql`${e.rowVersion} + 1` })
    .where(and(eq(e.pointId, pointId), eq(e.kind, kind), isNull(e.clearedAt)))
    .returning({ id: e.id, inMaintenance: e.inMaintenance, isQuiet: e.isQuiet, processedAt: e.processedAt })
  // One that was told before somebody worked on the point still needs its report.
  const worked = cleared
    .filter((row) => row.inMaintenance && row.isQuiet && !row.processedAt)
    .map((row) => row.id)
  await noteCleared(
    work,
    cleared.map(({ id }) => id),
  )
  if (worked.length) await closeWorked(work, worked)
  if (cleared.length) work.emit(alarmsChanged, {})
}

/** Says in the history that alarms are over; once of what comes and goes. */
async function noteCleared(work: Work, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  const newest = await work.db
    .selectDistinctOn([h.eventId], { eventId: h.eventId, act: h.act })
    .from(h)
    .where(inArray(h.eventId, [...ids]))
    .orderBy(h.eventId, desc(h.at), desc(h.id))
  const said = new Set(newest.filter(({ act }) => act === 'cleared').map(({ eventId }) => eventId))
  await eventHistory.add(
    work,
    system,
    ids.filter((id) => !said.has(id)).map((eventId) => ({ eventId, act: 'cleared' as const })),
  )
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

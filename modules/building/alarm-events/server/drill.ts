import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { system, type Work } from '#platform/server/work.ts'
import { logValues } from '#modules/building/alarm-log/server/public.ts'
import { isMaintained, isSilenced, lockPoint } from '#modules/building/alarm-points/server/public.ts'
import { alarmsChanged } from '../events.ts'
import { raise } from './raise.ts'
import { eventHistory, eventTable as e } from './tables.ts'

/** Why no alarm can be made of a point now; `isAbnormal`: it is, or one of its alarms is not closed yet. */
export type DrillRefusal = 'isAbnormal' | 'isSilenced' | 'isMaintained' | 'isSwitchedOff'

/** Whether an alarm could be made of a point on purpose; undefined: yes. Holds the point. Throws notFound. */
export async function drillRefusal(work: Work, pointId: string): Promise<DrillRefusal | undefined> {
  const point = await lockPoint(work, pointId)
  const running = await work.db
    .select({ id: e.id })
    .from(e)
    .where(
      and(eq(e.pointId, pointId), eq(e.kind, 'abnormal'), or(isNull(e.processedAt), isNull(e.clearedAt))),
    )
  if (point.isAbnormal || running.length) return 'isAbnormal'
  if (isSilenced(point, work.now)) return 'isSilenced'
  if (isMaintained(point, work.now)) return 'isMaintained'
  return point.isNotified ? undefined : 'isSwitchedOff'
}

/**
 * An alarm on purpose: it is told as any other and says that it is a drill; how its point stands stays its own, so that what
 * the device says meanwhile counts. Gives its id. Throws notFound.
 */
export async function raiseDrill(work: Work, pointId: string): Promise<string | undefined> {
  const point = await lockPoint(work, pointId)
  const at = work.now
  await logValues(work, 'drill', [{ pointId, at, value: null, isAbnormal: true }])
  await raise(work, point, { kind: 'abnormal', at, value: null, isTest: true, isDrill: true })
  const [row] = await work.db
    .select({ id: e.id })
    .from(e)
    .where(and(eq(e.pointId, pointId), eq(e.isDrill, true), isNull(e.processedAt)))
  return row?.id
}

/** A drill is over: its alarm is closed by itself and says so. One that became real meanwhile stays as it is. */
export async function endDrill(work: Work, eventId: string): Promise<void> {
  const closed = await work.db
    .update(e)
    .set({
      clearedAt: sql`coalesce(${e.clearedAt}, ${work.now})`,
      processedAt: work.now,
      processedByName: system.name,
      cause: '演練',
      rowVersion: sql`${e.rowVersion} + 1`,
    })
    .where(and(eq(e.id, eventId), eq(e.isDrill, true), isNull(e.processedAt)))
    .returning({ id: e.id })
  if (!closed.length) return
  await eventHistory.add(work, system, [{ eventId, act: 'drilled' }])
  work.emit(alarmsChanged, {})
}

import { eq, inArray, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { type alarmPoints, maintenanceTooLong, silenceTooLong } from '../contract.ts'
import { pointsChanged } from '../events.ts'
import type { AlarmPoint } from '../shapes.ts'
import { lockPoint, lockPoints } from './lock.ts'
import { requireNoPart } from './parts.ts'
import { readPoint, readPoints } from './queries.ts'
import { type PointRow, pointTable as p } from './tables.ts'

type Calls = typeof alarmPoints.calls
/** Milliseconds that a point may be silent at most: a maintenance that nobody ended. */
const longestSilence = 30 * 86_400_000
/** Milliseconds of the longest maintenance: who works longer says so again. */
const longestMaintenance = 7 * 86_400_000

async function change(context: Context, { id, rowVersion }: PointRow, set: Partial<PointRow>) {
  await context.db
    .update(p)
    .set({ ...set, rowVersion: rowVersion + 1 })
    .where(eq(p.id, id))
  context.emit(pointsChanged, { pointIds: [id] })
}

/** A household's own are there only for who may see calls for help. Throws notFound. */
function requireSeen({ actor }: Context, rows: readonly PointRow[]): void {
  if (rows.some(({ isPrivate }) => isPrivate) && !actor.permissions.has('alarmEvents.viewPrivate'))
    throw problems.notFound()
}

/** A point is watched no more; twice is once. Throws notFound, pointIsPart. */
export async function retirePoint(context: Context, { pointId }: Taken<Calls['retire']>): Promise<void> {
  const row = await lockPoint(context, pointId)
  requireSeen(context, [row])
  await requireNoPart(context, pointId)
  await change(context, row, { retiredAt: context.now })
  context.audit({ action: 'alarmPoints.retire', target: 'alarmPoint', targetId: pointId })
}

/** Until then nothing of it is an alarm; null ends it. Throws notFound, silenceTooLong. */
export async function silencePoint(
  context: Context,
  { pointId, until, reason }: Taken<Calls['silence']>,
): Promise<AlarmPoint> {
  const ms = until ? until.getTime() - context.now.getTime() : 1
  if (ms <= 0 || ms > longestSilence) throw silenceTooLong()
  const row = await lockPoint(context, pointId)
  requireSeen(context, [row])
  await change(context, row, { silentUntil: until, silenceReason: until ? reason : '' })
  context.audit({
    action: 'alarmPoints.silence',
    target: 'alarmPoint',
    targetId: pointId,
    before: { silentUntil: row.silentUntil },
    after: { silentUntil: until },
    reason,
  })
  return readPoint(context, pointId)
}

/** Somebody works on points until then; null ends it, and what is abnormal is told again. Throws notFound, maintenanceTooLong. */
export async function maintainPoints(
  context: Context,
  { pointIds, until, reason }: Taken<Calls['maintain']>,
): Promise<AlarmPoint[]> {
  const ms = until ? until.getTime() - context.now.getTime() : 1
  if (ms <= 0 || ms > longestMaintenance) throw maintenanceTooLong()
  const ids = [...new Set(pointIds)]
  const rows = await lockPoints(context, ids)
  if (rows.length < ids.length) throw problems.notFound()
  requireSeen(context, rows)
  await context.db
    .update(p)
    .set({
      maintenanceUntil: until,
      maintenanceReason: until ? reason : '',
      rowVersion: sql`${p.rowVersion} + 1`,
    })
    .where(inArray(p.id, ids))
  context.emit(pointsChanged, { pointIds: ids })
  context.audit({
    action: 'alarmPoints.maintain',
    target: 'alarmPoint',
    ...(ids[0] && ids.length === 1 && { targetId: ids[0] }),
    after: { pointIds: ids, maintenanceUntil: until },
    reason,
  })
  return readPoints(context, { condition: inArray(p.id, ids), limit: ids.length })
}

/** Whether its alarms are told. Throws notHighest (R238), notFound. */
export async function switchNotification(
  context: Context,
  { pointId, isNotified }: Taken<Calls['switchNotification']>,
): Promise<AlarmPoint> {
  if (context.actor.role !== 'admin') throw problems.notHighest()
  const row = await lockPoint(context, pointId)
  requireSeen(context, [row])
  const next = isNotified ?? !row.isNotified
  await change(context, row, { isNotified: next })
  context.audit({
    action: 'alarmPoints.switchNotification',
    target: 'alarmPoint',
    targetId: pointId,
    before: { isNotified: row.isNotified },
    after: { isNotified: next },
  })
  return readPoint(context, pointId)
}

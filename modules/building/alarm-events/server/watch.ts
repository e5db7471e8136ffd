import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import { system, type Work } from '#platform/server/work.ts'
import {
  inUse,
  isInUse,
  isPaused,
  isSilenced,
  keepStanding,
  lockPoints,
  type PointRow,
} from '#modules/building/alarm-points/server/public.ts'
import { reopensAfter } from '../contract.ts'
import { settleJob, watchJob } from './queued.ts'
import { drifted, settleCombined } from './combine.ts'
import { alarmsChanged } from '../events.ts'
import { noteBeginnings, noteOfBeginning } from './beginnings.ts'
import { raise, risesAt, tellRaised } from './raise.ts'
import { type EventRow, eventHistory, eventTable as e } from './tables.ts'

const overdue = `report_seconds is not null and retired_at is null and not is_lost
  and coalesce(heard_at, added_at) < now() - make_interval(secs => report_seconds)`

/** Points that were to be heard and were not: each is an alarm of its own. */
async function raiseLost(work: Work): Promise<void> {
  const due = await work.query<{ id: string }>(
    `select id from alarm_point where ${overdue} order by id limit 500`,
  )
  for (const point of await lockPoints(
    work,
    due.map(({ id }) => id),
  )) {
    const { addedAt, reportSeconds } = point
    // What was never heard is waited for since it is there.
    const since = point.heardAt ?? addedAt
    const isOverdue = reportSeconds && work.now.getTime() - since.getTime() > reportSeconds * 1000
    if (!isOverdue || point.isLost || isSilenced(point, work.now)) continue
    await keepStanding(work, point.id, { isLost: true })
    await raise(work, point, { kind: 'lost', at: since, value: point.value })
  }
}

const loud = `is_abnormal and retired_at is null
  and (silent_until is null or silent_until < now())
  and not exists (select from alarm_event e where e.point_id = p.id and e.kind = 'abnormal' and e.cleared_at is null)`

/** Points that are abnormal and silenced no more. */
async function raiseLoud(work: Work): Promise<void> {
  const due = await work.query<{ id: string }>(
    `select id from alarm_point p where ${loud} order by id limit 500`,
  )
  for (const point of await lockPoints(
    work,
    due.map(({ id }) => id),
  ))
    if (point.isAbnormal && !isSilenced(point, work.now))
      await raise(work, point, { kind: 'abnormal', at: point.valueAt ?? work.now, value: point.value })
}

/** The point p is silenced, or somebody works on it, as `isPaused` tells of a row. */
const paused = 'greatest(p.silent_until, p.maintenance_until) > now()'

/** Alarms that were processed ten minutes ago while their condition lasts until now come back, unless somebody works on it. */
async function reopen(work: Work): Promise<void> {
  const before = new Date(work.now.getTime() - reopensAfter)
  const notPaused = sql`not exists (select from alarm_point p where p.id = ${e.pointId} and ${sql.raw(paused)})`
  const rows = await work.db
    .update(e)
    .set({
      processedAt: null,
      processedByName: '',
      acknowledgedAt: null,
      acknowledgedByName: '',
      risesAt: sql`case when ${e.kind} = 'abnormal' then (select ${work.now.toISOString()}::timestamptz + make_interval(mins => p.rise_minutes)
        from alarm_point p where p.id = ${e.pointId}) end`,
      reopened: sql`${e.reopened} + 1`,
      rowVersion: sql`${e.rowVersion} + 1`,
    })
    .where(and(isNull(e.clearedAt), lt(e.processedAt, before), notPaused))
    .returning()
  await eventHistory.add(
    work,
    system,
    rows.map(({ id }) => ({ eventId: id, act: 'reopened' as const })),
  )
  await noteBeginnings(work, rows, work.now)
  for (const row of rows) await tellRaised(work, row)
}

const rising = `rises_at < now() and cleared_at is null and acknowledged_at is null and processed_at is null
  and not exists (select from alarm_point p where p.community_id = alarm_event.community_id and p.id = alarm_event.point_id
    and ${paused})`

/** Alarms that lasted and that nobody saw to are a level higher, and told again; while their point is silenced or worked on they wait. */
async function rise(work: Work): Promise<void> {
  const due = await work.query<{ id: string; pointId: string }>(
    `select id, point_id as "pointId" from alarm_event where ${rising} order by id limit 500`,
  )
  const points = await lockPoints(work, [...new Set(due.map(({ pointId }) => pointId))])
  for (const { id, pointId } of due) {
    const point = points.find((one) => one.id === pointId)
    if (point && isPaused(point, work.now)) continue
    const [row] = await work.db.select().from(e).where(eq(e.id, id)).for('update')
    if (!row?.risesAt || row.clearedAt || row.acknowledgedAt) continue
    const top = point?.riseLevel ?? row.level
    const level = Math.min(row.level + 1, top) as EventRow['level']
    const next = { level, risesAt: point && level < top ? risesAt(point, row.kind, work.now) : null }
    await work.db
      .update(e)
      .set({ ...next, rowVersion: row.rowVersion + 1 })
      .where(eq(e.id, id))
    if (level <= row.level) continue
    const changes = [{ field: 'level', before: String(row.level), after: String(level) }]
    await eventHistory.add(work, system, [{ eventId: id, act: 'rose', changes }])
    await noteOfBeginning(work, id, { level })
    await tellRaised(work, { ...row, ...next })
  }
}

/** As `risesAt`, for rows of either kind: a sensor that is only lost rises to nothing. */
const risesAnew = (point: PointRow, now: Date) =>
  sql`case when ${e.kind} = 'abnormal' then ${risesAt(point, 'abnormal', now)?.toISOString() ?? null}::timestamptz end`

const worked = `e.in_maintenance and e.cleared_at is null and e.processed_at is null and exists (
  select from alarm_point p where p.community_id = e.community_id and p.id = e.point_id
    and (p.maintenance_until is null or p.maintenance_until < now()))`

/** What still is abnormal after somebody worked on it is told then. */
async function endMaintenance(work: Work): Promise<void> {
  const due = await work.query<{ pointId: string }>(
    `select point_id as "pointId" from alarm_event e where ${worked} order by id limit 500`,
  )
  for (const point of await lockPoints(
    work,
    due.map(({ pointId }) => pointId),
  )) {
    const ended = await work.db
      .update(e)
      .set({
        inMaintenance: false,
        isQuiet: !point.isNotified,
        risesAt: risesAnew(point, work.now),
        // Who acknowledged it did so before somebody worked on the point.
        acknowledgedAt: null,
        acknowledgedByName: '',
        rowVersion: sql`${e.rowVersion} + 1`,
      })
      .where(and(eq(e.pointId, point.id), eq(e.inMaintenance, true), isNull(e.clearedAt)))
      .returning()
    await noteBeginnings(work, ended, work.now)
    for (const row of ended) {
      await eventHistory.add(work, system, [{ eventId: row.id, act: 'maintenanceOver' }])
      await tellRaised(work, row)
    }
  }
}

const pointOf = 'select from alarm_point p where p.community_id = e.community_id and p.id = e.point_id'
const unheard = `e.is_quiet and not e.in_maintenance and e.cleared_at is null and e.processed_at is null
  and exists (${pointOf} and p.is_notified and p.retired_at is null and (${paused}) is not true)`

/** What began while its point told nothing, and lasts now that it does again, is told then (R238). */
async function tellUnheard(work: Work): Promise<void> {
  const due = await work.query<{ pointId: string }>(
    `select point_id as "pointId" from alarm_event e where ${unheard} order by id limit 500`,
  )
  for (const point of await lockPoints(
    work,
    due.map(({ pointId }) => pointId),
  )) {
    const told = await work.db
      .update(e)
      .set({
        isQuiet: false,
        risesAt: risesAnew(point, work.now),
        rowVersion: sql`${e.rowVersion} + 1`,
      })
      .where(
        and(
          eq(e.pointId, point.id),
          eq(e.isQuiet, true),
          eq(e.inMaintenance, false),
          isNull(e.clearedAt),
          isNull(e.processedAt),
        ),
      )
      .returning()
    for (const row of told) await tellRaised(work, row)
  }
}

const orphaned = `e.cleared_at is null and exists (${pointOf} and p.retired_at is not null)`

/** A point that is watched no more says nothing more: what it said last is over. */
async function endRetired(work: Work): Promise<void> {
  const ended = await work.query(
    `update alarm_event e set cleared_at = $1, row_version = row_version + 1 where ${orphaned} returning id`,
    [work.now],
  )
  if (ended.length) work.emit(alarmsChanged, {})
}

async function settleDrifted(work: Work): Promise<void> {
  const due = await work.query<{ id: string }>(`select c.id from alarm_point c where ${drifted} limit 500`)
  await settleCombined(
    work,
    'gateway',
    due.map(({ id }) => id),
  )
}

/** What follows when nothing is said for a while. */
export async function watch(work: Work): Promise<void> {
  if (!(await isInUse(work))) return
  await endRetired(work)
  await tellUnheard(work)
  await raiseLost(work)
  await raiseLoud(work)
  await reopen(work)
  await rise(work)
  await endMaintenance(work)
  await settleDrifted(work)
}

/** A point that was abnormal since an instant and had to stay so: whether it did. */
export async function settle(work: Work, pointId: string, since: string | undefined): Promise<void> {
  const [point] = await lockPoints(work, [pointId])
  // It was normal meanwhile and waits anew: another job looks then.
  if (!point?.pendingSince || (since && point.pendingSince.toISOString() !== since)) return
  const { pendingSince: at, value } = point
  await keepStanding(work, pointId, { isAbnormal: true, isTested: false, pendingSince: null })
  if (!isSilenced(point, work.now) && (await isInUse(work)))
    await raise(work, point, { kind: 'abnormal', at, value })
}

export const jobs = [
  job({ ...settleJob, work: (context, { pointId, since }) => settle(context, pointId, since) }),
  job({ ...watchJob, work: (context) => watch(context) }),
]

/** Every minute, for communities in which something is due. */
export const chores: readonly Chore[] = [
  {
    name: 'alarmEvents.watch',
    cron: '* * * * *',
    work: (database) =>
      database.across('alarms that follow from silence', async (lease) => {
        const due = await lease.query<{ id: string }>(
          `select id from (select community_id as id from alarm_point where ${overdue}
           union select community_id from alarm_point p where ${loud.replace('where e.', 'where e.community_id = p.community_id and e.')}
           union select community_id from alarm_event e where cleared_at is null and processed_at < now() - interval '10 minutes'
             and not exists (${pointOf} and ${paused})
           union select community_id from alarm_event where ${rising}
           union select community_id from alarm_event e where ${worked}
           union select community_id from alarm_event e where ${unheard}
           union select community_id from alarm_event e where ${orphaned}
           union select community_id from alarm_point c where ${drifted}) as due where ${inUse('due.id')}`,
        )
        for (const { id } of due) {
          await workWithin(lease, id)
          enqueueOn(lease)(watchJob, {}, { key: `alarms ${id}` })
        }
      }),
  },
]

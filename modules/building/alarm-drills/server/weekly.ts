import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf, taipei } from '#platform/contract/taipei.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { system, type Work } from '#platform/server/work.ts'
import { certify } from '../certify.ts'
import { drillFailed, drillsChanged } from '../events.ts'
import type { DrillPlan, Reason } from '../shapes.ts'
import { factsOf } from './facts.ts'
import { sections } from './plan.ts'
import { begin, runs } from './run.ts'
import { asKept, drillTable as d } from './tables.ts'

const dayMs = 86_400_000

/** The newest weekly drill that was due by an instant: its day, when its hour began, and whether that hour is over. */
export function dueBy({ weekday, hour }: Pick<DrillPlan, 'weekday' | 'hour'>, now: Date) {
  const { weekday: today, hour: present } = taipei(now)
  const back = (today - weekday + 7) % 7
  const days = back === 0 && present < hour ? 7 : back
  const weekDay = dayOf(new Date(now.getTime() - days * dayMs))
  const at = new Date(`${weekDay}T${String(hour).padStart(2, '0')}:00:00+08:00`)
  return { weekDay, at, isMissed: days > 0 || present > hour }
}

interface Row extends Record<string, unknown> {
  name: string
  place: string
  isPrivate: boolean
  isDrillable: boolean
}
const pointOf = `select name, place, is_private as "isPrivate",
  retired_at is null and not is_private and any_of = '{}' as "isDrillable" from alarm_point where id = $1`

/** A drill that could not be held is one that failed: it says why, and is told like any other that did. */
async function fail(work: Work, pointId: string, { weekDay, refusal, point }: Failed): Promise<void> {
  const { name, place } = point.isPrivate ? { name: '住戶的測點', place: '—' } : point
  const [row] = await work.db
    .insert(d)
    .values({
      id: newId(),
      pointId,
      name,
      place,
      kind: 'auto',
      weekDay,
      startedAt: work.now,
      startedByName: system.name,
      dueAt: work.now,
      refusal,
      endedAt: work.now,
      isPassed: false,
    })
    .returning()
  if (!row) return
  const steps = certify({ ...(await factsOf(work, row, work.now)), isOver: true })
  await work.db
    .update(d)
    .set({ steps: asKept(steps) })
    .where(eq(d.id, row.id))
  work.emit(drillsChanged, {})
  work.emit(drillFailed, {})
}
interface Failed {
  weekDay: string
  refusal: Reason
  point: Row
}

/** Begins the drill of a week, once; one whose hour passed without it (`isMissed`), or whose point is none any more, failed. */
export async function startWeekly(work: Work, weekDay: string, isMissed = false): Promise<void> {
  await oneAtATime(work, 'alarm drills')
  const { isOn, pointId } = await sections.all(work)
  const [known] = await work.db.select({ id: d.id }).from(d).where(eq(d.weekDay, weekDay))
  if (!isOn || !pointId || known) return
  const [point] = await work.query<Row>(pointOf, [pointId])
  if (!point) return
  if (!point.isDrillable) return fail(work, pointId, { weekDay, refusal: 'pointGone', point })
  if (isMissed) return fail(work, pointId, { weekDay, refusal: 'missed', point })
  // One that somebody began just now is waited for: the timetable asks again within the hour.
  if ((await runs(work)).length) return
  await begin(work, { id: newId(), pointId, kind: 'auto', weekDay, by: system.name })
}

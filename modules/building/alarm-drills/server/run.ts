import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Problem } from '#platform/contract/problem.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Work } from '#platform/server/work.ts'
import {
  type DrillRefusal,
  drillRefusal,
  endDrill,
  raiseDrill,
} from '#modules/building/alarm-events/server/public.ts'
import { certify, isPassed } from '../certify.ts'
import {
  type alarmDrills,
  drillIdTaken,
  drillRuns,
  pointAbnormal,
  pointMaintained,
  pointSilenced,
  pointSwitchedOff,
} from '../contract.ts'
import { drillFailed, drillsChanged } from '../events.ts'
import type { Drill, DrillKind } from '../shapes.ts'
import { factsOf } from './facts.ts'
import { drilledPoint, sections } from './plan.ts'
import { lookJob } from './queued.ts'
import { readDrill } from './read.ts'
import { asKept, type DrillRow, drillTable as d } from './tables.ts'

/** Milliseconds between two looks at a drill that runs. */
const looksEvery = 5000

export interface Beginning {
  id: string
  pointId: string
  kind: DrillKind
  weekDay: string | null
  by: string
}

export const runs = (work: Work) => work.db.select({ id: d.id }).from(d).where(isNull(d.endedAt))

/** Begins a drill; one of a point that is not ready is over at once and says why. */
export async function begin(work: Work, { id, pointId, kind, weekDay, by }: Beginning): Promise<void> {
  const point = await drilledPoint(work, pointId)
  const { answerMinutes } = await sections.all(work)
  const refusal = (await drillRefusal(work, pointId)) ?? ''
  const eventId = refusal || kind === 'contact' ? null : ((await raiseDrill(work, pointId)) ?? null)
  await work.db.insert(d).values({
    id,
    pointId,
    name: point.name,
    place: point.place,
    kind,
    weekDay,
    startedAt: work.now,
    startedByName: by,
    dueAt: new Date(work.now.getTime() + answerMinutes * 60_000),
    eventId,
    refusal,
  })
  work.emit(drillsChanged, {})
  work.enqueue(lookJob, { drillId: id }, { at: new Date(work.now.getTime() + (refusal ? 0 : looksEvery)) })
}

const refused: Record<DrillRefusal, () => Problem> = {
  isAbnormal: pointAbnormal,
  isSilenced: pointSilenced,
  isMaintained: pointMaintained,
  isSwitchedOff: pointSwitchedOff,
}

/** Begins a drill now. Throws notFound, pointNeeded, drillRuns, drillIdTaken, and why its point cannot be drilled. */
export async function startDrill(
  context: Context,
  { drillId: id, pointId, kind }: Taken<typeof alarmDrills.calls.start>,
): Promise<Drill> {
  await oneAtATime(context, 'alarm drills')
  await createOnce(context, {
    id,
    find: () => rowOf(context, d, id),
    isSame: (row) => says(row, { pointId, kind }),
    taken: drillIdTaken,
    isLocked: true,
    again: { action: 'alarmDrills.startAgain', target: 'alarmDrill', targetId: id },
    create: async () => {
      if ((await runs(context)).length) throw drillRuns()
      await drilledPoint(context, pointId)
      const refusal = await drillRefusal(context, pointId)
      if (refusal) throw refused[refusal]()
      await begin(context, { id, pointId, kind, weekDay: null, by: context.actor.name })
      context.audit({
        action: 'alarmDrills.start',
        target: 'alarmDrill',
        targetId: id,
        after: { pointId, kind },
      })
    },
  })
  return readDrill(context, id)
}

/** The alarm that the contact of a point made since a drill began. */
const madeSince = `select id from alarm_event where point_id = $1 and kind = 'abnormal' and not is_drill and created_at >= $2
  order by created_at limit 1`

async function alarmOf(work: Work, row: DrillRow): Promise<string | null> {
  if (row.eventId || row.kind === 'auto') return row.eventId
  const [made] = await work.query<{ id: string }>(madeSince, [row.pointId, row.startedAt])
  if (made) await work.db.update(d).set({ eventId: made.id }).where(eq(d.id, row.id))
  return made?.id ?? null
}

/**
 * Looks how far a drill came: once somebody answered, or its time is over, its own alarm is closed and what is certified of
 * each step is kept. Until then it is looked at again.
 */
export async function lookAtDrill(work: Work, drillId: string): Promise<void> {
  const [row] = await work.db
    .select()
    .from(d)
    .where(and(eq(d.id, drillId), isNull(d.endedAt)))
    .for('update')
  if (!row) return
  const eventId = await alarmOf(work, row)
  const now = { ...row, eventId }
  const { alarm, isOver } = await factsOf(work, now, work.now)
  const isAnswered = alarm?.acknowledgedAt && (row.kind === 'auto' || alarm.clearedAt)
  if (!isOver && !isAnswered) {
    if (eventId !== row.eventId) work.emit(drillsChanged, {})
    return work.enqueue(lookJob, { drillId }, { at: new Date(work.now.getTime() + looksEvery) })
  }
  if (row.kind === 'auto' && eventId) await endDrill(work, eventId)
  const facts = { ...(await factsOf(work, now, work.now)), isOver: true }
  const steps = certify(facts)
  const passed = isPassed(steps)
  await work.db
    .update(d)
    .set({ endedAt: work.now, isPassed: passed, steps: asKept(steps), people: asKept(facts.people) })
    .where(eq(d.id, drillId))
  work.emit(drillsChanged, {})
  if (!passed) work.emit(drillFailed, {})
}

import { eq } from 'drizzle-orm'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Work } from '#platform/server/work.ts'
import { noteUnanswered, standingOf } from '#modules/building/alarm-events/server/public.ts'
import { isInUse } from '#modules/building/alarm-points/server/public.ts'
import { listFor } from '../whose-turn.ts'
import { stepJob } from './queued.ts'
import { sections } from './sections.ts'
import { callTable as c } from './tables.ts'

/** Milliseconds within which what was over and begins again is the same thing that comes and goes. */
const flickersWithin = 10 * 60_000

/**
 * Begins to call people because of an alarm: those of the first list that holds now for its level. One that is being called
 * for goes on as it is, unless it rose to another level; one that was over begins anew, or where it stood when it comes and goes.
 */
export async function beginCalls(work: Work, eventId: string): Promise<void> {
  const event = await standingOf(work, eventId)
  if (!event || event.isQuiet || event.state !== 'unprocessed' || !(await isInUse(work))) return
  const { lists } = await sections.all(work)
  const list = listFor(lists, event.level, work.now)
  if (!list) {
    if (event.level >= 3) await noteUnanswered(work, eventId, 'nobodyToCall')
    return
  }
  // Two beginnings at once, and only then, find no row to hold.
  await oneAtATime(work, `alarm calls ${eventId}`)
  const [before] = await work.db.select().from(c).where(eq(c.eventId, eventId)).for('update')
  if (before && !before.endedAt && before.level === event.level) return
  const beginning = (before?.beginning ?? 0) + 1
  const isFlickering =
    before?.endedBecause === 'over' &&
    before.level === event.level &&
    before.list.listId === list.listId &&
    work.now.getTime() - (before.endedAt?.getTime() ?? 0) < flickersWithin
  const begun = {
    list,
    level: event.level,
    // Else the first person is told over and over, and nobody else.
    round: isFlickering ? before.round : 1,
    step: isFlickering ? before.step : 0,
    beginning,
    nextAt: work.now,
    beganAt: work.now,
    endedAt: null,
    endedBecause: null,
  }
  await work.db
    .insert(c)
    .values({ eventId, ...begun })
    .onConflictDoUpdate({ target: [c.communityId, c.eventId], set: begun })
  work.enqueue(stepJob, { eventId, beginning })
}

import { eq } from 'drizzle-orm'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Work } from '#platform/server/work.ts'
import { noteCallsEnd, standingOf } from '#modules/building/alarm-events/server/public.ts'
import { isInUse } from '#modules/building/alarm-points/server/public.ts'
import { listFor } from '../whose-turn.ts'
import { beginJob, stepJob, stepKey } from './queued.ts'
import { sections } from './sections.ts'
import { callTable as c } from './tables.ts'

/** Milliseconds after which a list is looked for again: the next one may begin with its hour. */
const looksAgain = 5 * 60_000

/**
 * Begins to call people because of an alarm: those of the first list that holds now for its level. One that is being called
 * for goes on as it is, unless it rose to another level or somebody saw to it and it began again; one that begins again is called for anew. What comes and goes is no new beginning, and goes on where it stood.
 * Where no list holds at its hour, one is looked for again until somebody saw to it; `isAgain`: this is such a time.
 */
export async function beginCalls(work: Work, eventId: string, isAgain = false): Promise<void> {
  const event = await standingOf(work, eventId)
  // A test says nothing of the building; a drill goes the way of an alarm.
  if (event?.isTest && !event.isDrill) return
  if (!event || event.isQuiet || event.state !== 'unprocessed' || !(await isInUse(work))) return
  const { lists } = await sections.all(work)
  const list = listFor(lists, event.level, work.now)
  if (!list) {
    if (event.level < 3) return
    if (!isAgain) await noteCallsEnd(work, eventId, 'nobodyToCall')
    const at = new Date(work.now.getTime() + looksAgain)
    return work.enqueue(beginJob, { eventId }, { at, key: `alarm begin ${eventId}` })
  }
  // Two beginnings at once, and only then, find no row to hold.
  await oneAtATime(work, `alarm calls ${eventId}`)
  const [before] = await work.db.select().from(c).where(eq(c.eventId, eventId)).for('update')
  // The next step of one that somebody acknowledged would end it: until then its row says nothing of a new beginning.
  const isAnswered = before && event.anewAt && event.anewAt > before.beganAt
  if (before && !before.endedAt && !isAnswered && before.level === event.level) return
  const beginning = (before?.beginning ?? 0) + 1
  const begun = {
    list,
    level: event.level,
    round: 1,
    step: 0,
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
  work.enqueue(stepJob, { eventId, beginning }, { key: stepKey(eventId) })
}

import { eq } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import {
  noteCallsEnd,
  noteTelling,
  readTold,
  standingOf,
} from '#modules/building/alarm-events/server/public.ts'
import { isInUse } from '#modules/building/alarm-points/server/public.ts'
import type { CallList, CallSettings, Contact, Step, Way } from '../shapes.ts'
import { listFor, paceOf, turnOf } from '../whose-turn.ts'
import { maskOf } from './mask.ts'
import { stepJob, stepKey, tellJob } from './queued.ts'
import { sections } from './sections.ts'
import { callTable as c } from './tables.ts'

/** Who is meant by a step now; undefined: somebody who was removed meanwhile. */
export function personOf(
  { contactId, rotationId }: Step,
  { contacts, rotations }: Pick<CallSettings, 'contacts' | 'rotations'>,
  at: Date,
) {
  const rotation = rotations.find((one) => one.rotationId === rotationId)
  const id = rotation ? rotation.contactIds[turnOf(rotation, at)] : contactId
  return contacts.find((one) => one.contactId === id)
}

const addressOf = (way: Way, { mobile, email }: Contact) =>
  way === 'sms' || way === 'voice' ? mobile : way === 'mail' ? email : ''

type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>

/** Why nobody is called any more because of an alarm; undefined: somebody is. It needs a person, also when its condition is over. */
export function endOf(
  event: Pick<Standing, 'acknowledgedAt' | 'processedAt'> | undefined,
): 'acknowledged' | 'over' | undefined {
  if (event?.acknowledgedAt) return 'acknowledged'
  return !event || event.processedAt ? 'over' : undefined
}

/** Milliseconds until an alarm whose point is silenced or worked on is looked at again. */
const looksAgain = 60_000
/** As many as its column holds. */
const mostRounds = 32_767

/** Which round and step comes after this one; undefined: it went through all of them as often as the list says. */
export function nextOf({ steps, rounds }: Pick<CallList, 'steps' | 'rounds'>, round: number, step: number) {
  if (step + 1 < steps.length) return { round, step: step + 1 }
  return rounds === 0 || round < rounds ? { round: Math.min(round + 1, mostRounds), step: 0 } : undefined
}

/**
 * Calls whoever is next because of an alarm, and comes back for the one after them, until somebody acknowledged it. What was
 * said is on the alarm, also to whom there is no way.
 */
export async function callNext(work: Work, eventId: string, beginning: number): Promise<void> {
  const [row] = await work.db.select().from(c).where(eq(c.eventId, eventId)).for('update')
  if (!row || row.endedAt || row.beginning !== beginning) return
  const end = (endedBecause: 'acknowledged' | 'over' | 'through') =>
    work.db.update(c).set({ endedAt: work.now, endedBecause, nextAt: null }).where(eq(c.eventId, eventId))
  const event = await standingOf(work, eventId)
  const because = endOf(event)
  if (because) return void (await end(because))
  const { list, round, step } = row
  // Somebody silenced the point or works on it, or alarms are off here: nobody is called meanwhile, and afterwards it goes on where it stood.
  if (event?.isPaused || !(await isInUse(work))) {
    const at = new Date(work.now.getTime() + looksAgain)
    if (row.nextAt && event?.isPaused) await noteCallsEnd(work, eventId, 'callsPaused')
    await work.db.update(c).set({ nextAt: null }).where(eq(c.eventId, eventId))
    return work.enqueue(stepJob, { eventId, beginning }, { at, key: stepKey(eventId) })
  }
  // The last one of the list had their time, and said nothing either.
  if (step >= list.steps.length) {
    await noteCallsEnd(work, eventId, 'unanswered')
    return void (await end('through'))
  }
  const settings = await sections.all(work)
  const meant = list.steps[step]
  const person = meant && personOf(meant, settings, work.now)
  let isReachedAtAll = false
  for (const way of (person && meant?.ways) ?? []) {
    if (!person) continue
    const address = addressOf(way, person)
    const isReached = way === 'push' ? person.accountId !== null : address !== ''
    isReachedAtAll ||= isReached
    const toldId = await noteTelling(work, {
      eventId,
      round,
      step: step + 1,
      name: person.name,
      way,
      masked: maskOf(way, address),
      fault: isReached ? '' : 'noAddress',
    })
    if (isReached) work.enqueue(tellJob, { toldId, accountId: person.accountId, address })
  }
  const { waitSeconds, rounds } = paceOf(list, row.level)
  // What is over is told to the end of the list and not in circles, but for a disaster.
  const isLastRound = event?.clearedAt !== null && row.level < 4
  const through = { round, step: list.steps.length }
  const next = nextOf({ ...list, rounds: isLastRound ? round : rounds }, round, step) ?? through
  // Each round follows the list that holds then: people may have been removed, the night may have come.
  const isRoundOver = next.step === 0
  const follows = isRoundOver && listFor(settings.lists, row.level, work.now)
  // To whom there is no way is passed over at once, but a list of nobody is not gone through in circles.
  const at = new Date(work.now.getTime() + (isReachedAtAll || isRoundOver ? waitSeconds * 1000 : 0))
  await work.db
    .update(c)
    .set({ ...next, nextAt: at, ...(follows && { list: follows }) })
    .where(eq(c.eventId, eventId))
  work.enqueue(stepJob, { eventId, beginning }, { at, key: stepKey(eventId) })
}

/** Nothing reached whoever was called last: the next one is called at once, unless that begins the list again. */
export async function callSooner(work: Work, eventId: string): Promise<void> {
  const [row] = await work.db.select().from(c).where(eq(c.eventId, eventId)).for('update')
  if (!row || row.endedAt || !row.nextAt || row.step === 0) return
  const lines = (await readTold(work, eventId)).filter(
    ({ at, round, step }) => at >= row.beganAt && round === row.round && step === row.step,
  )
  if (!lines.length || lines.some(({ state }) => state !== 'failed')) return
  await work.db.update(c).set({ nextAt: work.now }).where(eq(c.eventId, eventId))
  work.enqueue(stepJob, { eventId, beginning: row.beginning }, { key: stepKey(eventId) })
}

import { eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { readTold, standingOf } from '#modules/building/alarm-events/server/public.ts'
import type { Calling } from '../contract.ts'
import { listFor } from '../whose-turn.ts'
import { maskOf } from './mask.ts'
import { sections } from './sections.ts'
import { endOf, personOf } from './step.ts'
import { callTable as c } from './tables.ts'

/**
 * Whom an alarm calls in which order, and what is done first. While a disaster goes on the desk has to dial by itself, and
 * sees the numbers in full. Throws notFound.
 */
export async function showCalling(context: Context, eventId: string): Promise<Calling> {
  const event = await standingOf(context, eventId)
  const maySee = !event?.isPrivate || context.actor.permissions.has('alarmEvents.viewPrivate')
  if (!event || !maySee) throw problems.notFound()
  const [settings, told, [call]] = await Promise.all([
    sections.all(context),
    readTold(context, eventId),
    context.db.select().from(c).where(eq(c.eventId, eventId)),
  ])
  const isOver = endOf(event) !== undefined
  const isCalling = call !== undefined && !call.endedAt && !isOver
  const list = call?.list ?? listFor(settings.lists, event.level, context.now)
  const isFull = context.actor.permissions.has('alarmCalls.configure') || (event.level === 4 && !isOver)
  const people = (list?.steps ?? []).flatMap((step, nth) => {
    const person = personOf(step, settings, context.now)
    if (!person) return []
    // Of several ways in the newest round, one that arrived says that the person knows.
    const lines = told.filter((one) => one.name === person.name && one.step === nth + 1)
    const ofRound = lines.filter(({ round }) => round === lines.at(-1)?.round)
    const last = ofRound.find(({ state }) => state === 'sent') ?? ofRound.at(-1)
    return {
      name: person.name,
      phone: isFull ? person.mobile : maskOf('sms', person.mobile),
      toldAt: last?.at ?? null,
      state: last?.state ?? null,
      isNext: isCalling && call.step === nth,
    }
  })
  const first = settings.firsts.find(
    ({ categories }) => !categories.length || (categories as number[]).includes(event.category),
  )
  const { steps = [], numbers = [] } = first ?? {}
  const left = isCalling && call.nextAt ? call.nextAt.getTime() - context.now.getTime() : null
  return { people, secondsLeft: left === null ? null : Math.max(0, Math.ceil(left / 1000)), steps, numbers }
}

import { eq } from 'drizzle-orm'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Reason } from '../shapes.ts'
import { channelsOn } from './channel-settings.ts'
import { channelCalled } from './channels.ts'
import { addDelivery, byHandOf, dueAt, type Maker } from './make.ts'
import { channelsFor, type Person, peopleOf, type Route, routesFor } from './recipients.ts'
import { settingsOf } from './settings.ts'
import { deliveries as d, notices as n } from './tables.ts'

export interface Failed {
  noticeId: string
  householdId: string | null
  residentId: string | null
  reason: Reason
  isUrgent: boolean
}

/** What is said of a household itself, and not of a thing that lies at the desk. */
const isOwn: ReadonlySet<Reason> = new Set(['billed', 'billedAgain', 'told'])
const lives = new Set(['waiting', 'failed', 'sent', 'byHand', 'done'])

/**
 * After a way was given up: the next channel of that person, else of another one of the household, else by hand; none
 * when another way of the same notice arrives or may still.
 */
export async function takeNextWay(maker: Maker, failed: Failed): Promise<void> {
  const { noticeId, householdId, residentId, reason, isUrgent } = failed
  if (reason === 'test' || !householdId) return
  const [tried, { settings }, on, people] = [
    await maker.db.select().from(d).where(eq(d.noticeId, noticeId)),
    await settingsOf(maker),
    await channelsOn(maker),
    await peopleOf(maker, [householdId]),
  ]
  const untried = (person: Person): Route[] =>
    channelsFor(person, { order: settings.order, on })
      .filter((channel) => !tried.some((t) => t.residentId === person.residentId && t.channel === channel))
      .map((channel) => ({ channel, person, address: channelCalled(channel).addressOf(person) }))
  const [notice] = await maker.db.select({ madeAt: n.madeAt }).from(n).where(eq(n.id, noticeId))
  const madeOn = dayOf(notice?.madeAt ?? maker.now)
  // What somebody owes, and what is written to them, is not told to who came since.
  const livedThere = people.filter(({ movedInOn }) => !isOwn.has(reason) || !movedInOn || movedInOn <= madeOn)
  const own = people.filter((person) => person.residentId === residentId)
  const isTold = tried.some((row) => lives.has(row.state))
  const named = tried.every((row) => row.residentId === residentId)
  const [next] = [
    ...own.flatMap(untried),
    ...(isTold || named ? [] : livedThere.flatMap(untried)),
    ...(isTold
      ? []
      : routesFor({ settings, on: new Set(), people, isLegal: true, byHand: byHandOf[reason] ?? 'any' })),
  ]
  if (!next) return
  const due = dueAt(settings, next.channel, isUrgent, maker.now)
  await addDelivery(maker, next, { noticeId, householdId, reason, due })
}

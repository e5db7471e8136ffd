import { newId } from '#platform/contract/new-id.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Enqueue } from '#platform/server/enqueue.ts'
import type { NoticeItem as Item } from '#platform/server/notice-subject.ts'
import type { Emit } from '#platform/server/outbox.ts'
import { noticesChanged } from '../events.ts'
import {
  type AutoChannel,
  type NoticeSettings,
  type Reason,
  type SentChannel,
  sentChannels,
} from '../shapes.ts'
import { channelCalled } from './channels.ts'
import { channelsOn } from './channel-settings.ts'
import { compose, titleOf } from './compose.ts'
import { queueDeliveries } from './deliver-job.ts'
import { afterQuiet } from './quiet.ts'
import { peopleOf, type Person, type Route, routesFor } from './recipients.ts'
import { settingsOf } from './settings.ts'
import { deliveries, noticeItems, notices } from './tables.ts'

/** What notices are made with: a call's context or a job's. */
export interface Maker extends Lease {
  now: Date
  emit: Emit
  enqueue: Enqueue
}

export interface Occasion {
  reason: Exclude<Reason, 'test'>
  items: readonly Item[]
  /** What makes it once beside item and reason: a reminder's day, a hand-over. */
  occasion: string
  /** Who asked for it; '' when something happened. */
  madeBy?: string
}

/** Nobody lives there; who does wants no notices; no channel reaches them. */
export type Unreached = 'nobody' | 'declined' | 'noWay'

export interface Made {
  itemIds: string[]
  sending: number
  byHand: number
  /** Of whom nobody was told, and why. */
  left: { itemId: string; why: Unreached }[]
}

interface MadeHere extends Made {
  /** What a machine is to send. */
  waiting: { id: string; channel: string; due: Date }[]
}

const isAutomatic = (channel: string): channel is SentChannel =>
  (sentChannels as readonly string[]).includes(channel)

/** Who is told together: a household of one named person, or the whole one; what has its own words goes alone. */
function grouped(items: readonly Item[]): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = `${item.householdId} ${item.residentId ?? ''} ${item.said || item.letter ? item.id : ''}`
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}

/** Those of the items that nobody was told of yet for this reason and occasion. */
async function untold(lease: Lease, { reason, occasion, items }: Occasion): Promise<Item[]> {
  if (!items.length) return []
  const told = await lease.query<{ id: string }>(
    'select item_id as id from notice_item where item_id = any($1) and reason = $2 and occasion = $3',
    [items.map((item) => item.id), reason, occasion],
  )
  const ids = new Set(told.map((row) => row.id))
  return items.filter((item) => !ids.has(item.id))
}

/** Whom no channel reaches is told by a person, but of these; what somebody owes hangs at no door. */
export const byHandOf: Partial<Record<Reason, 'call' | 'never'>> = {
  handedOver: 'never',
  withdrawn: 'call',
  billed: 'never',
  billedAgain: 'never',
  told: 'never',
}
/** Somebody asked for it: no choice of the community keeps it back. */
const asked: ReadonlySet<Reason> = new Set(['manual', 'billed', 'billedAgain', 'told'])

interface Known {
  settings: NoticeSettings
  on: ReadonlySet<AutoChannel>
  community: string
}

/** Writes one delivery; in `toSend` when a machine is to send it. */
async function writeDelivery(
  maker: Maker,
  route: Omit<Route, 'channel'> & { channel: Route['channel'] | SentChannel },
  of: { noticeId: string; householdId: string | null; reason: Reason; due: Date; testAddress?: string },
): Promise<{ id: string; toSend: MadeHere['waiting'] }> {
  const { channel, person, address } = route
  const { due, testAddress = '', ...notice } = of
  const id = newId()
  const auto = isAutomatic(channel)
  await maker.db.insert(deliveries).values({
    ...notice,
    id,
    residentId: person?.residentId ?? null,
    recipientName: person?.name ?? '',
    channel,
    addressShown: auto ? channelCalled(channel).mask(address) : '',
    testAddress,
    state: auto ? 'waiting' : 'byHand',
    madeAt: maker.now,
    dueAt: due,
  })
  return { id, toSend: auto ? [{ id, channel, due }] : [] }
}

/** Writes one delivery, and queues its sending when a machine does it. */
export async function addDelivery(...given: Parameters<typeof writeDelivery>): Promise<string> {
  const { id, toSend } = await writeDelivery(...given)
  queueDeliveries(given[0], toSend)
  return id
}

/** When a channel may send: the loud ones keep the quiet hours, unless it is urgent. */
export function dueAt(settings: NoticeSettings, channel: string, isUrgent: boolean, now: Date): Date {
  const isLoud = isAutomatic(channel) && channelCalled(channel).isLoud
  return isLoud && !isUrgent ? afterQuiet(settings.quiet, now) : now
}

function whyNot(people: readonly Person[]): Unreached {
  if (!people.length) return 'nobody'
  return people.every(({ way }) => way === 'none') ? 'declined' : 'noWay'
}

type Reaching = Pick<Known, 'settings' | 'on'> & { people: readonly Person[] }

/** Whom a group of things is told, by which ways; `why` nobody is, where nothing but a machine may tell them. */
function reachOf(group: readonly Item[], reason: Reason, { settings, on, people }: Reaching) {
  const { householdId, residentId } = group[0] ?? {}
  const named = people.filter((person) => person.residentId === residentId)
  const atHome = people.filter((person) => person.householdId === householdId)
  const isLegal = reason !== 'handedOver' && reason !== 'withdrawn' && group.some((item) => item.isLegal)
  // A letter to somebody by name is nobody else's: what is for owners is not told to those who rent.
  const isPersonal = reason === 'told' && !!residentId
  const whom = named.length || isPersonal ? named : atHome
  const routes = routesFor({ settings, on, isLegal, people: whom, byHand: byHandOf[reason] ?? 'any' })
  // That no way was found is kept of what brings its own words: who sent it looks whether it arrived.
  const why = !routes.length && byHandOf[reason] && reason !== 'told' ? whyNot(whom) : undefined
  return { isNamed: named.length > 0, isLegal, routes, why }
}

async function makeOne(
  maker: Maker,
  group: readonly Item[],
  { reason, occasion, madeBy = '' }: Occasion,
  { settings, on, community, people }: Known & { people: readonly Person[] },
): Promise<MadeHere> {
  const [first] = group
  const nothing = { itemIds: [], sending: 0, byHand: 0, left: [], waiting: [] }
  if (!first) return nothing
  const { householdId, residentId } = first
  const { isNamed, isLegal, routes, why } = reachOf(group, reason, { settings, on, people })
  const isUrgent = isLegal || (settings.freshBreaksQuiet && group.some((item) => item.isFresh))
  if (why) return { ...nothing, left: group.map(({ id }) => ({ itemId: id, why })) }
  const noticeId = newId()
  const oldest = group.reduce((a, b) => (a.arrivedAt < b.arrivedAt ? a : b))
  const told = {
    community,
    label: first.label,
    kindNames: group.map((item) => item.kindName),
    count: group.length,
    at: (reason === 'handedOver' ? first.handedOverAt : null) ?? oldest.arrivedAt,
    days: taipei(maker.now).dayNumber - taipei(oldest.arrivedAt).dayNumber,
    said: first.said ?? {},
  }
  await maker.db.insert(notices).values({
    id: noticeId,
    reason,
    householdId,
    residentId: isNamed ? residentId : null,
    ...(reason === 'told'
      ? { title: first.letter?.title ?? '', text: first.letter?.text ?? '' }
      : { title: titleOf(reason, community), text: compose(settings.texts[reason], told) }),
    count: group.length,
    isUrgent,
    madeAt: maker.now,
    madeByName: madeBy,
  })
  // Its key makes a second notice of the same occasion fail as a whole, whoever else makes it at the same time.
  await maker.db
    .insert(noticeItems)
    .values(group.map(({ kind, id }) => ({ itemKind: kind, itemId: id, reason, occasion, noticeId })))
  const waiting: MadeHere['waiting'] = []
  for (const route of routes) {
    const { toSend } = await writeDelivery(maker, route, {
      noticeId,
      householdId,
      reason,
      due: dueAt(settings, route.channel, isUrgent, maker.now),
    })
    waiting.push(...toSend)
  }
  const sending = routes.filter(({ channel }) => isAutomatic(channel)).length
  return {
    itemIds: group.map((item) => item.id),
    sending,
    byHand: routes.length - sending,
    left: [],
    waiting,
  }
}

/** The community's name, as messages say it. */
export async function communityName(lease: Lease): Promise<string> {
  const [row] = await lease.query<{ name: string }>('select name from community')
  return row?.name ?? ''
}

/** Of which items nobody would be told now, and why. Nothing is made. */
export async function unreachedOf(
  lease: Lease,
  { reason, items }: Pick<Occasion, 'reason' | 'items'>,
): Promise<Made['left']> {
  const { settings } = await settingsOf(lease)
  const on = await channelsOn(lease)
  const people = await peopleOf(lease, [...new Set(items.map(({ householdId }) => householdId))])
  return grouped(items).flatMap((group) => {
    const { why } = reachOf(group, reason, { settings, on, people })
    return why ? group.map(({ id }) => ({ itemId: id, why })) : []
  })
}

/**
 * Tells households and persons of items, once per item, reason and occasion. Nothing is made for a reason that the
 * community does not want.
 */
export async function makeNotices(maker: Maker, occasion: Occasion): Promise<Made> {
  const made: Made = { itemIds: [], sending: 0, byHand: 0, left: [] }
  const { settings } = await settingsOf(maker)
  const { reason } = occasion
  if (!asked.has(reason) && !settings.reasons.some((chosen) => chosen === reason)) return made
  const items = await untold(maker, occasion)
  if (!items.length) return made
  const [on, community, people] = [
    await channelsOn(maker),
    await communityName(maker),
    await peopleOf(maker, [...new Set(items.map((item) => item.householdId))]),
  ]
  const waiting: MadeHere['waiting'] = []
  for (const group of grouped(items)) {
    const item = await makeOne(maker, group, occasion, { settings, on, community, people })
    made.itemIds.push(...item.itemIds)
    made.sending += item.sending
    made.byHand += item.byHand
    made.left.push(...item.left)
    waiting.push(...item.waiting)
  }
  queueDeliveries(maker, waiting)
  maker.emit(noticesChanged, {})
  return made
}

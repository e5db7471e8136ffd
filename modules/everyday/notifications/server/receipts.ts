import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { type Told, toldOf } from '#modules/telling/notices/server/public.ts'
import {
  type notifications,
  nobodyUnread,
  notSent,
  pauseMinutes,
  type Receipt,
  toldJustNow,
} from '../contract.ts'
import { notificationChanged, notificationRead } from '../events.ts'
import { queueTelling, unreadOf } from './send.ts'
import { notificationTable as n } from './tables.ts'

interface Row extends Record<string, unknown> {
  ids: string[]
  householdId: string
  label: string
  building: string
  floor: string
  unit: string
  names: string[]
  readAt: Date | null
  readBy: string
  toldAt: Date | null
  times: number
}

const byHousehold = `
  select array_agg(r.id) as ids, h.id as "householdId", h.label, h.building, h.floor, h.unit,
    coalesce((select array_agg(p.name order by p.position, p.id) from resident p
      where p.household_id = h.id and p.moved_out_at is null), '{}') as names,
    min(r.read_at) as "readAt", coalesce((array_agg(r.read_by_name order by r.read_at nulls last))[1], '') as "readBy",
    max(r.told_at) as "toldAt", max(r.times) as times
  from notification_recipient r join household h on h.community_id = r.community_id and h.id = r.household_id
  where r.notification_id = $1
  group by h.community_id, h.id
  order by h.building_order, h.building, h.floor_order desc, length(h.unit), h.unit`

const arrived = new Set(['sent', 'done'])
const open = new Set(['waiting', 'failed', 'byHand'])

function reachOf(told: readonly Told[]): Receipt['reach'] {
  if (told.some(({ state }) => arrived.has(state))) return 'sent'
  if (told.some(({ state }) => open.has(state))) return 'sending'
  return told.length ? 'failed' : 'noWay'
}

/** One that was or will be sent, of news too. Throws notFound. */
async function requireAny(lease: Lease, id: string, isLocked = false) {
  const found = lease.db.select().from(n).where(eq(n.id, id))
  const [row] = await (isLocked ? found.for('update') : found)
  if (!row) throw problems.notFound()
  return row
}

/** Who read it, household by household in the order of the house, and how it reached them (R459). Throws notFound. */
export async function listReceipts(lease: Lease, id: string) {
  const { title, sentAt } = await requireAny(lease, id)
  const rows = await lease.query<Row>(byHousehold, [id])
  const told = new Map<string, Told[]>()
  for (const one of await toldOf(
    lease,
    rows.flatMap((row) => row.ids),
  ))
    told.set(one.itemId, [...(told.get(one.itemId) ?? []), one])
  const receipts = rows.map(({ ids, ...row }): Receipt => {
    const ways = ids.flatMap((one) => told.get(one) ?? [])
    return { ...row, reach: reachOf(ways), channels: [...new Set(ways.map((way) => way.channel))] }
  })
  return { title, sentAt, receipts }
}

const households = `
  select count(distinct household_id)::int as n from notification_recipient where id = any($1)`

/** Tells those again who have not read it. Throws notFound, notSent, toldJustNow, nobodyUnread. */
export async function remindUnread(context: Context, id: string): Promise<{ households: number }> {
  const row = await requireAny(context, id, true)
  const isOver = row.calledOffAt || (row.untilAt && row.untilAt <= context.now)
  if (!row.sentAt || isOver) throw notSent()
  const last = row.toldAgainAt ?? row.sentAt
  if (context.now.getTime() - last.getTime() < pauseMinutes * 60_000)
    throw toldJustNow(speakTime(last, context.now))
  const ids = await unreadOf(context, id)
  if (!ids.length) throw nobodyUnread()
  queueTelling(context, ids, { occasion: context.now.toISOString(), madeBy: context.actor.name })
  await context.db.update(n).set({ toldAgainAt: context.now }).where(eq(n.id, id))
  const [counted] = await context.query<{ n: number }>(households, [ids])
  context.emit(notificationChanged, { notificationId: id })
  context.audit({
    action: 'notifications.remind',
    target: 'notification',
    targetId: id,
    after: { households: counted?.n ?? 0 },
  })
  return { households: counted?.n ?? 0 }
}

const mark = `
  update notification_recipient set read_at = $3, read_by_name = $4
  where notification_id = $1 and household_id = $2 and read_at is null returning id`
const any = 'select id from notification_recipient where notification_id = $1 and household_id = $2'

/** Writes down that a household knows; one that read it itself stays as it was. Throws notFound. */
export async function markRead(
  context: Context,
  { notificationId: id, householdId }: Taken<typeof notifications.calls.markRead>,
): Promise<void> {
  if (!(await context.query(any, [id, householdId])).length) throw problems.notFound()
  await context.query(mark, [id, householdId, context.now, context.actor.name])
  context.emit(notificationRead, { notificationId: id })
  context.audit({
    action: 'notifications.markRead',
    target: 'notification',
    targetId: id,
    after: { householdIds: [householdId] },
  })
}

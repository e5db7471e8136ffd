import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { noteDoorOpened } from '#modules/doors/intercom-calls/server/public.ts'
import { doorsChanged } from '../events.ts'
import type { EventKind, Leaf, OrderState } from '../shapes.ts'
import { endAlarms, raiseForced, watchDoor } from './alarms.ts'
import { lockDoor } from './live.ts'
import { type DoorRow, doorTable as d, eventTable, type OrderRow, orderTable as o } from './tables.ts'

/** What a door saw or did, in its own order. */
export interface DoorNews {
  seq: number
  at: Date
  kind: EventKind
  order?: string | undefined
  reason?: string | undefined
}

const answers: Partial<Record<EventKind, OrderState>> = {
  unlocked: 'opened',
  refused: 'refused',
  failed: 'failed',
}

/** A door says what it did with an order, once; the call in which it was asked for says that the door opened. */
async function answerOrder(
  context: Context,
  order: OrderRow,
  { kind, at, reason = '' }: DoorNews,
): Promise<void> {
  const state = answers[kind]
  if (!state) return
  const [answered] = await context.db
    .update(o)
    .set({ state, answeredAt: at, answer: reason })
    .where(and(eq(o.id, order.id), inArray(o.state, ['waiting', 'sent'])))
    .returning({ id: o.id })
  if (answered && state === 'opened' && order.callId) await noteDoorOpened(context, order.callId, at)
}

/** How a door stands by what it said; the same as before where it says nothing of that. */
async function moveLeaf(context: Context, door: DoorRow, { kind, at }: DoorNews): Promise<void> {
  if (kind === 'closed') {
    await context.db
      .update(d)
      .set({ leaf: 'closed', openSince: null, heldAt: null, forcedAt: null })
      .where(eq(d.id, door.id))
    return endAlarms(context, door)
  }
  if (kind !== 'opened' && kind !== 'forced' && kind !== 'heldOpen') return
  await context.db
    .update(d)
    .set({
      leaf: 'open',
      openSince: door.openSince && door.openSince < at ? door.openSince : at,
      ...(kind === 'forced' && { forcedAt: at }),
      ...(kind === 'heldOpen' && { heldAt: at }),
    })
    .where(eq(d.id, door.id))
  if (kind === 'forced') await raiseForced(context, door, clockOf(at))
  if (kind === 'heldOpen') await watchDoor(context, door.id)
}

const clockOf = (at: Date): string => {
  const { month, day, hour, minute } = taipei(at)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(month)}/${two(day)} ${two(hour)}:${two(minute)}`
}

/**
 * Takes in what a door told of, once: what comes again after a line was lost is known by its number. Gives false for an order
 * that is none of this door.
 */
export async function hearDoor(context: Context, doorId: string, given: DoorNews): Promise<boolean> {
  const door = await lockDoor(context, doorId)
  if (given.seq <= door.lastSeq) return true
  const [order] = given.order
    ? await context.db
        .select()
        .from(o)
        .where(and(eq(o.id, given.order), eq(o.doorId, doorId)))
    : []
  // A door whose clock is ahead says nothing of the future, and one that lost its clock answers no order before it was given.
  const latest = given.at > context.now ? context.now : given.at
  const at = order && latest < order.askedAt ? order.askedAt : latest
  const news = { ...given, at }
  await context.db.update(d).set({ lastSeq: given.seq }).where(eq(d.id, doorId))
  await context.db.insert(eventTable).values({
    id: newId(),
    doorId,
    seq: given.seq,
    kind: given.kind,
    at,
    heardAt: context.now,
    orderId: order?.id ?? null,
    reason: given.reason ?? '',
  })
  if (order) await answerOrder(context, order, news)
  await moveLeaf(context, door, news)
  context.emit(doorsChanged, { doorId })
  return !given.order || !!order
}

/** How a door stands as it says when it connects: what it told of before is in its journal. */
export async function noteLeaf(context: Context, doorId: string, leaf: Leaf): Promise<void> {
  const door = await lockDoor(context, doorId)
  if (leaf === 'closed') return moveLeaf(context, door, { kind: 'closed', at: context.now, seq: 0 })
  await context.db
    .update(d)
    .set(leaf === 'open' ? { leaf, openSince: door.openSince ?? context.now } : { leaf, openSince: null })
    .where(eq(d.id, doorId))
}

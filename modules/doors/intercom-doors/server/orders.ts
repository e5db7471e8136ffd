import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { AuditEntry, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { DoorOrder, intercomDoors } from '../contract.ts'
import { doorsChanged } from '../events.ts'
import { doorAway, orderIdTaken } from '../problems.ts'
import type { Outcome } from '../shapes.ts'
import { lockDoor } from './live.ts'
import { type DoorRow, type OrderRow, orderTable as o } from './tables.ts'

type Calls = typeof intercomDoors.calls

/** Milliseconds within which a door may open, or never: whoever stands there has gone. */
const patience = 10_000
/** And behind it, within which its answer is on its way. */
const answersWithin = 3000

/** What became of an order. */
export const outcomeOf = (
  { state, expiresAt }: Pick<OrderRow, 'state' | 'expiresAt'>,
  now: Date,
): Outcome => {
  if (state !== 'waiting' && state !== 'sent') return state
  return expiresAt.getTime() + answersWithin < now.getTime() ? 'silent' : 'waiting'
}

const toOrder = (row: OrderRow, now: Date): DoorOrder => ({
  orderId: row.id,
  outcome: outcomeOf(row, now),
  answer: row.answer,
})

interface Asked {
  orderId: string
  door: DoorRow
  callId: string | null
  reason: string
  /** The line of the audit when it comes again. */
  again: AuditEntry
}

/** Has a door opened, when its line is there; the same id again is the same order. Throws doorAway, orderIdTaken. */
export async function orderOpening(
  context: Context,
  { orderId: id, door, callId, reason, again }: Asked,
): Promise<{ order: DoorOrder; isNew: boolean }> {
  const { now } = context
  let isNew = false
  const row = await createOnce<OrderRow, OrderRow>(context, {
    id,
    find: () => rowOf(context, o, id),
    isSame: (earlier) => says(earlier, { doorId: door.id, callId, reason }),
    taken: orderIdTaken,
    again,
    create: async () => {
      if (!door.connectionId) throw doorAway()
      isNew = true
      const [made] = await context.db
        .insert(o)
        .values({
          id,
          doorId: door.id,
          callId,
          reason,
          askedAt: now,
          askedByName: context.actor.name,
          expiresAt: new Date(now.getTime() + patience),
        })
        .returning()
      if (!made) throw new Error('the order was not kept')
      return made
    },
  })
  if (isNew) context.emit(doorsChanged, { doorId: door.id })
  return { order: toOrder(row, now), isNew }
}

/** Somebody opens a door from its page, with a reason. Throws notFound, doorAway, orderIdTaken. */
export async function orderFromPage(
  context: Context,
  { doorId, orderId, reason }: Taken<Calls['order']>,
): Promise<DoorOrder> {
  const door = await lockDoor(context, doorId)
  const about = { target: 'intercomDoor', targetId: doorId, after: { name: door.name }, reason } as const
  const { order, isNew } = await orderOpening(context, {
    orderId,
    door,
    callId: null,
    reason,
    again: { action: 'intercomDoors.orderAgain', ...about },
  })
  if (isNew) context.audit({ action: 'intercomDoors.order', ...about })
  return order
}

/** Throws notFound. */
export async function showOrder(context: Context, orderId: string): Promise<DoorOrder> {
  const row = await rowOf(context, o, orderId)
  if (!row) throw problems.notFound()
  return toOrder(row, context.now)
}

import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const order = z.object({ orderId: Id })

/** A household ordered: the kitchen rings. */
export const foodOrdered = eventKind('foodOrders.ordered', 'foodOrders.view', order)
/** An order is ready or not, taken, voided, or another household's. */
export const foodOrderChanged = eventKind('foodOrders.changed', 'foodOrders.view', order)
/** An order was put aside, or taken up again. */
export const heldChanged = eventKind('foodOrders.heldChanged', 'foodOrders.take', z.object({ heldId: Id }))

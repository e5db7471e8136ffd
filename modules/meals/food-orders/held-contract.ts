import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, words } from '#platform/contract/fields.ts'
import { foodService } from '#modules/meals/food-menu/contract.ts'
import { Wishes } from '#modules/meals/order-shapes.ts'

/** Characters of the name under which an order is put aside. */
export const longestHeldName = 20
/** The most orders that wait at a desk at once. */
export const mostHeld = 50

const path = '/api/v1/TableFoodHeld'
const can = 'foodOrders.take'
const service = foodService
const asked = {
  name: words(longestHeldName),
  /** Null: nobody was chosen yet. */
  householdId: Id.nullable().default(null).meta({ wire: 'TabletId' }),
  residentId: Id.nullable().default(null),
  pickupAt: Instant.nullable().default(null),
  items: Wishes,
}

/** An order that was put aside: nothing is taken for it, neither points nor dishes. */
export const HeldOrder = z.object({
  heldId: Id,
  ...asked,
  label: z.string().meta({ wire: 'TabletNote' }),
  portions: z.int(),
  heldAt: Instant,
  heldBy: z.string(),
  endsAt: Instant,
})
export type HeldOrder = z.output<typeof HeldOrder>

/** 掛單: orders that are put aside at the ordering desk, and taken up at any desk. */
export const heldOrders = contract('heldOrders', {
  list: call({
    method: 'GET',
    path,
    summary: 'The orders that wait at the desk, the oldest first.',
    can,
    service,
    takes: z.object({}),
    gives: data(z.array(HeldOrder)),
  }),
  hold: call({
    method: 'POST',
    path,
    summary:
      'Puts an order aside under a name until the kitchen closes. The same id again is the same order.',
    can,
    service,
    takes: z.object({ heldId: Id, ...asked }),
    gives: data(HeldOrder),
  }),
  takeUp: call({
    method: 'PUT',
    path: `${path}/{heldId}/Take`,
    summary: 'Takes an order up again: it is that desk’s alone from then on.',
    can,
    service,
    takes: z.object({ heldId: Id }),
    gives: data(HeldOrder),
  }),
  drop: call({
    method: 'DELETE',
    path: `${path}/{heldId}`,
    summary: 'Nobody wants an order any more that was put aside.',
    can,
    service,
    takes: z.object({ heldId: Id }),
    gives: done,
  }),
})

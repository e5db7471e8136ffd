import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { cursorPage, cursorPaging, data, Id, Instant, line, verbatim } from '#platform/contract/fields.ts'
import { foodService } from '#modules/meals/food-menu/contract.ts'
import {
  FoodOrder,
  longestOrderNote,
  orderModes,
  orderStates,
  Quote,
  SlipLine,
  Wishes,
} from '#modules/meals/order-shapes.ts'

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000
/** The most orders of a file that is made while one waits. */
export const mostInFile = 5_000
/** Characters of why an order was voided; as a note template (R448). */
export const longestVoidNote = 100

const service = foodService
const path = '/api/v1/TableFoodForm'
const oldPath = '/api/v1/PointTableFood'
const householdId = Id.meta({ wire: 'TabletId' })
/** Whose points of the household; null: its own. */
const residentId = Id.nullable().default(null)
const read = { method: 'GET', can: 'foodOrders.view', service } as const
const one = { orderId: Id }
/** Points that were confirmed. */
const confirmed = z.int().min(0).max(1_000_000)
const voiding = { ...one, note: line(longestVoidNote).meta({ wire: 'VoidNote' }) }

export const orderFilters = {
  orderState: z
    .enum([...orderStates, 'all'])
    .default('all')
    .meta({ wire: 'State' }),
  /** A household's label, #1842, or a dish. */
  text: line(60).default(''),
  from: Instant.optional().meta({ wire: 'StartUtc' }),
  /** Before this instant. */
  before: Instant.optional().meta({ wire: 'EndUtc' }),
}

/** Orders at the kitchen of the community, paid by points (service 26; R428 to R448). */
export const foodOrders = contract('foodOrders', {
  list: call({
    ...read,
    path,
    summary: 'Orders of the last 30 days, the newest first.',
    takes: z.object({ ...orderFilters, ...cursorPaging }),
    gives: cursorPage(FoodOrder),
  }),
  get: call({
    ...read,
    path: `${path}/{orderId}`,
    summary: 'One order, of any age.',
    takes: z.object(one),
    gives: data(FoodOrder),
  }),
  findByCode: call({
    method: 'GET',
    path: `${path}/Household`,
    summary: 'The households of a card or a phone that was read.',
    can: 'foodOrders.take',
    service,
    takes: z.object({ code: verbatim(200) }),
    gives: data(
      z.array(
        z.object({ householdId, label: z.string().meta({ wire: 'TabletNote' }), names: z.array(z.string()) }),
      ),
    ),
  }),
  quote: call({
    method: 'POST',
    path: `${path}/Mode`,
    summary:
      'What an order costs, and which points it would take in each mode: the second of the three steps (R428).',
    can: 'foodOrders.take',
    service,
    unaudited: 'nothing is kept or changed',
    takes: z.object({
      householdId,
      residentId,
      pickupAt: Instant.nullable().default(null),
      items: Wishes,
    }),
    gives: data(
      z.object({
        points: z.int(),
        normalPoints: z.int(),
        cashPoints: z.int(),
        modes: z.array(Quote),
      }),
    ),
  }),
  order: call({
    method: 'POST',
    path,
    summary:
      'Orders, and takes the points, those that expire next first; once by its id. The points are those that were confirmed.',
    can: 'foodOrders.take',
    service,
    takes: z.object({
      orderId: Id.meta({ wire: 'Id' }),
      householdId,
      residentId,
      /** Null: as soon as possible. */
      pickupAt: Instant.nullable().default(null),
      mode: z.enum(orderModes).default('normalFirst'),
      items: Wishes,
      note: line(longestOrderNote).default(''),
      /** What was confirmed. */
      normalPoints: confirmed,
      cashPoints: confirmed,
    }),
    gives: data(FoodOrder),
  }),
  listKitchen: call({
    ...read,
    path: `${path}/Kitchen`,
    summary: 'Orders that are to be cooked or taken, by the time of picking up.',
    takes: z.object({}),
    gives: data(z.array(FoodOrder)),
    errors: 'counter',
  }),
  setReady: call({
    method: 'PUT',
    path: `${path}/{orderId}/Ready`,
    summary: 'An order is ready to be taken, or it is not after all.',
    can: 'foodOrders.cook',
    service,
    takes: z.object({ ...one, isReady: z.boolean() }),
    gives: data(FoodOrder),
  }),
  setTaken: call({
    method: 'PUT',
    path: `${path}/{orderId}/Taken`,
    summary: 'Somebody of the household took an order, or did not after all.',
    can: 'foodOrders.cook',
    service,
    takes: z.object({ ...one, isTaken: z.boolean() }),
    gives: data(FoodOrder),
  }),
  void: call({
    method: 'PUT',
    path: `${path}/{orderId}/Void`,
    summary:
      'Voids an order within 30 days with a note; each point goes back to its purse with its last day (R436, R439).',
    can: 'foodOrders.void',
    service,
    takes: z.object(voiding),
    gives: data(FoodOrder),
  }),
  exportList: call({
    ...read,
    path: `${path}/Export`,
    summary: 'Orders of the last 30 days as a workbook.',
    takes: z.object(orderFilters),
    gives: z.object({}),
  }),
  listOld: call({
    ...read,
    path: oldPath,
    summary: 'Orders of before the last 30 days: nothing is done with them any more (R444).',
    takes: z.object({ ...orderFilters, ...cursorPaging }),
    gives: cursorPage(FoodOrder),
  }),
  voidByPoints: call({
    method: 'PUT',
    path: `${oldPath}/{orderId}/void`,
    summary: 'The same as voiding an order.',
    can: 'foodOrders.void',
    service,
    takes: z.object(voiding),
    gives: data(FoodOrder),
  }),
  printAgain: call({
    method: 'GET',
    can: 'foodOrders.take',
    service,
    path: `${oldPath}/{orderId}/ThermalPaper`,
    summary: 'The slip of an order again, marked so, within 30 days and not voided (R437, R438); audited.',
    inTransaction: 'it counts how often a slip was printed',
    takes: z.object(one),
    gives: data(z.object({ lines: z.array(SlipLine) })),
  }),
  exportOld: call({
    ...read,
    path: `${oldPath}/Export`,
    summary: 'Orders of before the last 30 days as a workbook.',
    takes: z.object(orderFilters),
    gives: z.object({}),
  }),
})

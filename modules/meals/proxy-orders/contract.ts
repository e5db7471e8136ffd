import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Id,
  Instant,
  line,
  Money,
  RowVersion,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { handOverFields } from '#platform/contract/hand-over.ts'
import { longestReason, Offer, offerFields, offerStates, paidBys, ProxyOrder, ProxyWish } from './shapes.ts'

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000
/** Hours in which a hand-over is undone. */
export const undoHours = 24

const path = '/api/v1/ProxyOrder'
const offerPath = `${path}/Offer`
const one = { offerId: Id }
const reason = words(longestReason)
const view = { method: 'GET', can: 'proxyOrders.view' } as const

export const offerFilters = {
  offerState: z.enum([...offerStates, 'all']).default('all'),
  /** Words of its title or supplier. */
  text: line(40).default(''),
}

/** What a community orders together for its households: offers, orders, hand-over at the desk (second catalogue, R058). */
export const proxyOrders = contract('proxyOrders', {
  listOffers: call({
    ...view,
    path: offerPath,
    summary: 'What is or was offered, the newest first, with what stands of each.',
    takes: z.object({ ...offerFilters, ...cursorPaging }),
    gives: cursorPage(Offer),
  }),
  getOffer: call({
    ...view,
    path: `${offerPath}/{offerId}`,
    summary: 'One offer.',
    takes: z.object(one),
    gives: data(Offer),
  }),
  listOrders: call({
    ...view,
    path: `${offerPath}/{offerId}/Order`,
    summary: 'The orders of an offer by their numbers, also those that were cancelled.',
    takes: z.object(one),
    gives: data(z.array(ProxyOrder)),
  }),
  open: call({
    method: 'POST',
    path: offerPath,
    summary: 'Offers something. The same id with the same content is the same offer.',
    can: 'proxyOrders.offer',
    takes: z.object({ ...one, ...offerFields }),
    gives: data(Offer),
  }),
  change: call({
    method: 'PUT',
    path: `${offerPath}/{offerId}`,
    summary: 'Changes what is offered while households order; what was ordered stays as it was.',
    can: 'proxyOrders.offer',
    takes: z.object({ ...one, rowVersion: RowVersion, ...offerFields }),
    gives: data(Offer),
  }),
  close: call({
    method: 'PUT',
    path: `${offerPath}/{offerId}/Close`,
    summary:
      'Nobody orders any more. Below its minimum everything is cancelled and every point comes back; else it is ordered.',
    can: 'proxyOrders.offer',
    takes: z.object(one),
    gives: data(Offer),
  }),
  setArrived: call({
    method: 'PUT',
    path: `${offerPath}/{offerId}/Arrived`,
    summary: 'What was ordered is here and waits for its households, or it is not after all.',
    can: 'proxyOrders.handOver',
    takes: z.object({ ...one, isArrived: z.boolean() }),
    gives: data(Offer),
  }),
  cancel: call({
    method: 'PUT',
    path: `${offerPath}/{offerId}/Cancel`,
    summary: 'Calls an offer off; every point comes back to its purse with its last day.',
    can: 'proxyOrders.offer',
    takes: z.object({ ...one, reason }),
    gives: data(Offer),
  }),
  settle: call({
    method: 'PUT',
    path: `${offerPath}/{offerId}/Cash`,
    summary: 'The cash that was taken for an offer leaves the desk; the sum is the one that was confirmed.',
    can: 'proxyOrders.settle',
    takes: z.object({ ...one, amount: Money.min(1) }),
    gives: data(Offer),
  }),
  exportOrders: call({
    ...view,
    path: `${offerPath}/{offerId}/Export`,
    summary: 'The orders of an offer as a workbook: what the supplier is told, and the list of the desk.',
    takes: z.object(one),
    gives: z.object({}),
  }),
  findByCode: call({
    method: 'GET',
    path: `${path}/Household`,
    summary: 'The households of a card or a phone that was read.',
    can: 'proxyOrders.take',
    takes: z.object({ code: verbatim(200) }),
    gives: data(
      z.array(
        z.object({
          householdId: Id.meta({ wire: 'TabletId' }),
          label: z.string().meta({ wire: 'TabletNote' }),
          names: z.array(z.string()),
        }),
      ),
    ),
  }),
  order: call({
    method: 'POST',
    path,
    summary: 'A household orders; points are taken at once, cash at the hand-over. Once by its id.',
    can: 'proxyOrders.take',
    takes: z.object({
      orderId: Id.meta({ wire: 'Id' }),
      ...one,
      householdId: Id.meta({ wire: 'TabletId' }),
      paidBy: z.enum(paidBys),
      wishes: z.array(ProxyWish).min(1).max(60).meta({ wire: 'Items' }),
      /** What was confirmed, NT$. */
      total: Money,
      note: line(50).default(''),
    }),
    gives: data(ProxyOrder),
  }),
  cancelOrder: call({
    method: 'PUT',
    path: `${path}/{orderId}/Cancel`,
    summary:
      'Takes an order back that was not handed over; every point comes back to its purse with its last day.',
    can: 'proxyOrders.cancel',
    takes: z.object({ orderId: Id, reason }),
    gives: data(ProxyOrder),
  }),
  listWaiting: call({
    ...view,
    path: `${path}/Waiting`,
    summary: 'What arrived and waits for some households.',
    takes: z.object({ householdIds: z.array(Id).min(1).max(100).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(ProxyOrder.extend({ arrivedAt: Instant }))),
    errors: 'own',
  }),
  handOver: call({
    method: 'PATCH',
    path: `${path}/HandOver`,
    summary:
      'Hands over what arrived: all or none; cash is taken with it. 409 names what somebody else took.',
    can: 'proxyOrders.handOver',
    body: 'patch',
    takes: z.object({ ...handOverFields, orderIds: z.array(Id).min(1).max(200).meta({ wire: 'Ids' }) }),
    gives: data(z.object({ handOverId: Id, count: z.int(), at: Instant })),
    errors: 'own',
  }),
  undoHandOver: call({
    method: 'PUT',
    path: `${path}/{orderId}/HandOver/Undo`,
    summary: 'Undoes a hand-over within 24 hours, unless its cash has left the desk.',
    can: 'proxyOrders.handOver',
    takes: z.object({ orderId: Id, reason }),
    gives: data(ProxyOrder),
  }),
})

import { z } from 'zod'
import { Day, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'

/** Open: households order; ordered: it was reached and is on its way; arrived: it is handed over at the desk. */
export const offerStates = ['open', 'ordered', 'arrived', 'cancelled'] as const
export type OfferState = (typeof offerStates)[number]
export const orderStates = ['placed', 'handedOver', 'cancelled'] as const
export type ProxyOrderState = (typeof orderStates)[number]
/** What must come together so that it is ordered at all. */
export const minimumKinds = ['none', 'quantity', 'amount'] as const
export type MinimumKind = (typeof minimumKinds)[number]
/** By what households may pay; a point stands for NT$1. */
export const payWays = ['points', 'cash', 'either'] as const
export type PayWays = (typeof payWays)[number]
export const paidBys = ['points', 'cash'] as const
export type PaidBy = (typeof paidBys)[number]

export const mostItems = 30
export const longestReason = 60
const price = z.int().min(0).max(99_999)

const OfferOption = z.object({ name: words(20), extra: price.meta({ wire: 'ExtraPrice' }) })
/** What can be ordered: NT$ of one, of which an order chooses one option where it has any. */
export const OfferItem = z.object({
  itemId: Id,
  name: words(30),
  price: price.min(1),
  /** How many there are of it in all; 0: as many as are wished. */
  most: z.int().min(0).max(9_999),
  options: z.array(OfferOption).max(12).default([]),
})
export type OfferItem = z.output<typeof OfferItem>

/** What is decided about an offer. */
export const offerFields = {
  title: words(40),
  supplier: line(40).default(''),
  note: line(200).default(''),
  closesAt: Instant.meta({ wire: 'CloseAtUtc' }),
  minimumKind: z.enum(minimumKinds).default('none'),
  /** Pieces, or NT$; 0 where there is none. */
  minimum: z.int().min(0).max(9_999_999).default(0),
  arrivesOn: Day.nullable().default(null),
  pays: z.enum(payWays),
  items: z.array(OfferItem).min(1).max(mostItems),
}

export const Offer = z.object({
  offerId: Id,
  ...offerFields,
  state: z.enum(offerStates).meta({ wire: 'OfferState' }),
  openedAt: Instant,
  openedBy: z.string(),
  closedAt: Instant.nullable(),
  closedBy: z.string(),
  arrivedAt: Instant.nullable(),
  arrivedBy: z.string(),
  cancelReason: z.string(),
  rowVersion: RowVersion,
  /** What stands: households, pieces and NT$ of orders that are not cancelled. */
  households: z.int(),
  quantity: z.int(),
  amount: z.int(),
  /** Orders that nobody fetched yet. */
  waiting: z.int(),
  /** NT$ of what was handed over for cash and still lies at the desk. */
  cashHeld: z.int(),
})
export type Offer = z.output<typeof Offer>

export const ProxyLine = z.object({
  itemId: Id,
  name: z.string(),
  option: z.string(),
  /** NT$ of one with its option. */
  price: z.int(),
  quantity: z.int(),
})
export type ProxyLine = z.output<typeof ProxyLine>

export const ProxyOrder = z.object({
  orderId: Id.meta({ wire: 'Id' }),
  serialNumber: z.int().meta({ wire: 'SerialNum' }),
  offerId: Id,
  title: z.string(),
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  state: z.enum(orderStates).meta({ wire: 'OrderState' }),
  paidBy: z.enum(paidBys),
  total: z.int(),
  quantity: z.int(),
  lines: z.array(ProxyLine),
  note: z.string(),
  orderedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  orderedBy: z.string(),
  handedOverAt: Instant.nullable(),
  takerName: z.string(),
  isSettled: z.boolean(),
  cancelReason: z.string(),
  deadPoints: z.int(),
})
export type ProxyOrder = z.output<typeof ProxyOrder>

/** What is wished of one item. */
export const ProxyWish = z.object({
  itemId: Id,
  /** By its name; '' where the item has none. */
  option: line(20).default(''),
  quantity: z.int().min(1).max(999),
})
export type ProxyWish = z.output<typeof ProxyWish>

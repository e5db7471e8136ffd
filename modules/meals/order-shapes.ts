import { z } from 'zod'
import { Id, Instant, line } from '#platform/contract/fields.ts'

/** Days after which an order is neither voided nor printed again (R436, R437). */
export const mostDays = 30
const dayMs = 86_400_000
/** An order of before that instant is an old record. */
export const oldBefore = (now: Date): Date => new Date(now.getTime() - mostDays * dayMs)

export const orderStates = ['done', 'voided'] as const
export type OrderState = (typeof orderStates)[number]
/** Which points an order takes: granted ones before bought ones, or those of one purse alone. */
export const orderModes = ['normalFirst', 'normalOnly', 'cashOnly'] as const
export type OrderMode = (typeof orderModes)[number]
/** Minutes between two times at which food is picked up. */
export const slotMinutes = 15
/** Minutes until food is ready that is wanted as soon as possible. */
export const cookingMinutes = 15
/** Paper of receipt printers, in mm. */
export const paperWidths = [58, 80] as const
export type PaperWidth = (typeof paperWidths)[number]
export const longestLineNote = 20
export const longestOrderNote = 50

/** What is wished of one dish. */
export const Wish = z.object({
  itemId: Id,
  optionIds: z.array(Id).max(30).default([]),
  quantity: z.int().min(1).max(99),
  note: line(longestLineNote).default(''),
})
export type Wish = z.output<typeof Wish>
export const Wishes = z.array(Wish).min(1).max(30)

/** An option as it was when it was ordered. */
export const OrderedOption = z.object({
  spec: z.string(),
  name: z.string(),
  points: z.int(),
})
export type OrderedOption = z.output<typeof OrderedOption>

/** A line of an order: names and points are those of the moment of ordering. */
export const OrderLine = z.object({
  itemId: Id,
  name: z.string(),
  /** Of one, with its options. */
  points: z.int(),
  quantity: z.int(),
  options: z.array(OrderedOption),
  note: z.string(),
})
export type OrderLine = z.output<typeof OrderLine>

export const FoodOrder = z.object({
  orderId: Id.meta({ wire: 'Id' }),
  serialNumber: z.int().meta({ wire: 'SerialNum' }),
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  state: z.enum(orderStates),
  mode: z.enum(orderModes),
  orderedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  orderedBy: z.string(),
  pickupAt: Instant,
  portions: z.int(),
  normalPoints: z.int(),
  cashPoints: z.int(),
  /** What the household had left then. */
  normalLeft: z.int(),
  cashLeft: z.int(),
  note: z.string(),
  readyAt: Instant.nullable(),
  readyBy: z.string(),
  takenAt: Instant.nullable(),
  takenBy: z.string(),
  voidedAt: Instant.nullable(),
  voidedBy: z.string(),
  voidNote: z.string(),
  /** Points that came back after their last day, and were gone at once. */
  deadPoints: z.int(),
  /** How often its slip was printed again. */
  printed: z.int(),
  lines: z.array(OrderLine),
})
export type FoodOrder = z.output<typeof FoodOrder>

/** What an order would take in a mode. */
export const Quote = z.object({
  mode: z.enum(orderModes),
  normalPoints: z.int(),
  cashPoints: z.int(),
  /** Whether the household has so many. */
  isEnough: z.boolean(),
})
export type Quote = z.output<typeof Quote>

/** A line of a slip, for paper of any width. */
export const SlipLine = z.object({
  kind: z.enum(['title', 'mark', 'text', 'item', 'option', 'sum', 'rule']),
  left: z.string(),
  right: z.string(),
})
export type SlipLine = z.output<typeof SlipLine>

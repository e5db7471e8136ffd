import { z } from 'zod'
import { Id, Instant, RowVersion } from '#platform/contract/fields.ts'
import { currencies } from '#modules/everyday/facilities/contract.ts'

/**
 * waiting, offered: on the waiting list, and its turn; booked; inUse: checked in; done: checked out; noShow: nobody came;
 * lapsed: a place on the waiting list or an offer of which nothing came.
 */
export const bookingStates = [
  'waiting',
  'offered',
  'booked',
  'inUse',
  'done',
  'cancelled',
  'noShow',
  'lapsed',
] as const
export type BookingState = (typeof bookingStates)[number]
/** Cash that came and went, and points. */
export const paymentKinds = [
  'fee',
  'refund',
  'depositIn',
  'depositOut',
  'depositKept',
  'pointsIn',
  'pointsOut',
] as const
export type PaymentKind = (typeof paymentKinds)[number]
export const sources = ['desk', 'link', 'draw'] as const

export const bookingId = Id.meta({ wire: 'Id' })
export const startsAt = Instant.meta({ wire: 'StartUtc' })
export const endsAt = Instant.meta({ wire: 'EndUtc' })

/** What a booking costs and when it can be cancelled; the deposit in whole NT$. */
export const terms = {
  /** In whole NT$ or points; so are what is charged and what was paid. */
  price: z.int(),
  priceIn: z.enum(currencies),
  deposit: z.int(),
  cancelBy: Instant.meta({ wire: 'CancelByUtc' }),
  lateRefundPercent: z.int(),
}

export const Booking = z.object({
  bookingId,
  facilityId: Id,
  facilityName: z.string(),
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  names: z.array(z.string()),
  seriesId: Id.nullable(),
  startsAt,
  endsAt,
  state: z.enum(bookingStates).meta({ wire: 'Status' }),
  people: z.int(),
  /** The rules of use as they were accepted with it; later ones are none of its terms. */
  acceptedRules: z.string(),
  ...terms,
  /** What is charged now: the price; less, or nothing, when it was cancelled. */
  feeDue: z.int(),
  /** What was taken for it and not given back. */
  paid: z.int(),
  depositHeld: z.int(),
  code: z.string(),
  source: z.enum(sources),
  madeBy: z.string(),
  queuedAt: Instant.nullable().meta({ wire: 'QueuedAtUtc' }),
  offeredUntil: Instant.nullable().meta({ wire: 'OfferedUntilUtc' }),
  checkedInAt: Instant.nullable().meta({ wire: 'CheckedInAtUtc' }),
  checkedOutAt: Instant.nullable().meta({ wire: 'CheckedOutAtUtc' }),
  endReason: z.string().meta({ wire: 'Reason' }),
  rowVersion: RowVersion,
})
export type Booking = z.output<typeof Booking>

/** A booking as the grid of a week shows it; a week has hundreds. */
export const WeekBooking = Booking.pick({
  bookingId: true,
  facilityId: true,
  label: true,
  startsAt: true,
  endsAt: true,
  state: true,
  offeredUntil: true,
  checkedOutAt: true,
})
export type WeekBooking = z.output<typeof WeekBooking>

export const Closure = z.object({
  closureId: Id,
  facilityId: Id,
  startsAt,
  endsAt,
  reason: z.string(),
  madeBy: z.string(),
})
export type Closure = z.output<typeof Closure>

/** What a code of a booking on a household's page begins with. */
export const codePrefix = 'LBF-'

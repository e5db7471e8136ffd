import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Day,
  done,
  Id,
  line,
  Money,
  RowVersion,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { Booking, bookingId, bookingStates, Closure, endsAt, startsAt, terms, WeekBooking } from './shapes.ts'

export {
  Booking,
  type BookingState,
  bookingStates,
  Closure,
  codePrefix,
  type PaymentKind,
  WeekBooking,
} from './shapes.ts'

/** Minutes in which a household accepts what the waiting list offers it, and before its beginning from which it may check in. */
export const acceptMinutes = 15
export const earlyMinutes = 30
/** Weeks of the longest series. */
export const mostWeeks = 26

const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: '時間請填 00:00 到 24:00' })
const householdId = Id.meta({ wire: 'TabletId' })
/** What is wanted: where, when, for how many. */
export const wanted = {
  facilityId: Id,
  day: Day,
  from: clock,
  until: clock,
  people: z.int().min(1).max(999),
  /** The row version of the facility whose rules and price were seen; left out: whatever they are. */
  facilityVersion: RowVersion.optional(),
  acceptsRules: z.boolean(),
}

const service = [51] as const
const see = { can: 'facilityBookings.view', service } as const
const handle = { can: 'facilityBookings.handle', service } as const
const close = { can: 'facilityBookings.close', service } as const
const base = '/api/v1/Facility/Booking'
const one = { bookingId: Id, rowVersion: RowVersion } as const

const Made = z.object({
  bookings: z.array(Booking),
  /** Days of a series that could not be booked, and why. */
  skipped: z.array(z.object({ day: Day, reason: z.string() })),
})

/** Who has which facility when (service 51). */
export const facilityBookings = contract('facilityBookings', {
  listWeek: call({
    ...see,
    method: 'GET',
    path: `${base}/Week`,
    summary: 'What is booked, offered, waited for and closed in seven days.',
    takes: z.object({ from: Day }),
    gives: data(z.object({ bookings: z.array(WeekBooking), closures: z.array(Closure) })),
  }),
  show: call({
    ...see,
    method: 'GET',
    path: `${base}/{bookingId}`,
    summary: 'One booking with its money and its terms.',
    takes: z.object({ bookingId: Id }),
    gives: data(Booking),
  }),
  listToday: call({
    ...see,
    method: 'GET',
    path: `${base}/Today`,
    summary:
      'What is to be checked in today, what is in use, and where money is still to be given back or taken.',
    takes: z.object({}),
    gives: data(z.array(Booking)),
  }),
  list: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'Bookings, those that begin last first.',
    takes: z.object({
      facilityId: Id.optional(),
      householdId: householdId.optional(),
      state: z.enum(bookingStates).optional().meta({ wire: 'Status' }),
      from: Day.optional(),
      to: Day.optional(),
      ...cursorPaging,
    }),
    gives: cursorPage(Booking),
  }),
  quote: call({
    ...see,
    method: 'GET',
    path: `${base}/Quote`,
    summary:
      'What a booking would cost, until when it could be cancelled, and how many the household has already.',
    takes: z.object({
      facilityId: Id,
      householdId: householdId.optional(),
      day: Day,
      from: clock,
      until: clock,
    }),
    gives: data(
      z.object({
        ...terms,
        /** What the household may spend, where the price is in points. */
        points: z.int().nullable(),
        used: z.int(),
        quota: z.int(),
      }),
    ),
  }),
  book: call({
    ...handle,
    method: 'POST',
    path: base,
    summary:
      'Books for a household, once or every week; of a series what cannot be booked is left out and said. The client makes the id.',
    takes: z.object({ bookingId, householdId, ...wanted, weeks: z.int().min(1).max(mostWeeks).default(1) }),
    gives: data(Made),
  }),
  wait: call({
    ...handle,
    method: 'POST',
    path: `${base}/Wait`,
    summary: 'Puts a household on the waiting list of a time that is taken.',
    takes: z.object({ bookingId, householdId, ...wanted }),
    gives: data(Booking),
  }),
  accept: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/{bookingId}/Accept`,
    summary: 'The household takes what it was offered, in time.',
    takes: z.object(one),
    gives: data(Booking),
  }),
  cancel: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/{bookingId}/Cancel`,
    summary:
      'Cancels a booking; in time for nothing, later for what its facility says. The next household hears of it.',
    takes: z.object({ ...one, reason: line(60).default('') }),
    gives: data(Booking),
  }),
  cancelSeries: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/{bookingId}/CancelSeries`,
    summary:
      'Cancels a booking of a series and all that come after it, each on its own terms; says how many and what is charged.',
    takes: z.object({ ...one, reason: line(60).default('') }),
    gives: data(z.object({ cancelled: z.int(), feeDue: z.int() })),
  }),
  checkIn: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/{bookingId}/CheckIn`,
    summary: 'The household is there; what it owes and the deposit are taken in cash at once.',
    takes: z.object({ ...one, cash: Money.default(0) }),
    gives: data(Booking),
  }),
  checkOut: call({
    ...handle,
    method: 'PATCH',
    path: `${base}/{bookingId}/CheckOut`,
    summary: 'The household leaves: the deposit goes back in cash, but for what is kept of it for a reason.',
    takes: z.object({ ...one, kept: Money.default(0), reason: line(60).default('') }),
    gives: data(Booking),
  }),
  pay: call({
    ...handle,
    method: 'POST',
    path: `${base}/{bookingId}/Payment`,
    summary: 'Takes what is owed for a booking, or gives back what is too much, in cash: exactly that.',
    takes: z.object({
      bookingId: Id,
      paymentId: Id,
      paymentKind: z.enum(['fee', 'refund']).meta({ wire: 'Kind' }),
      amount: Money,
    }),
    gives: data(Booking),
  }),
  findByCode: call({
    ...handle,
    method: 'GET',
    path: `${base}/Code/{code}`,
    summary: 'What a scan means for today: the code of a booking, or a card or phone of its household.',
    takes: z.object({ code: verbatim(80) }),
    gives: data(z.array(Booking)),
  }),
  listStanding: call({
    ...close,
    method: 'GET',
    path: '/api/v1/Facility/{facilityId}/Closure/Standing',
    summary: 'What is booked or offered in a time that is to be closed, the first 500.',
    takes: z.object({ facilityId: Id, startsAt, endsAt }),
    gives: data(z.array(Booking)),
  }),
  closeFacility: call({
    ...close,
    method: 'POST',
    path: '/api/v1/Facility/{facilityId}/Closure',
    summary:
      'Closes a facility for a time. 409_28_736 lists what is booked then, until it is said whether that is moved or cancelled; households are told.',
    takes: z.object({
      facilityId: Id,
      closureId: Id,
      startsAt,
      endsAt,
      reason: words(40),
      /** What becomes of what is booked then. */
      booked: z.enum(['ask', 'move', 'cancel']).default('ask'),
    }),
    gives: data(z.object({ moved: z.int(), cancelled: z.int() })),
  }),
  openAgain: call({
    ...close,
    method: 'DELETE',
    path: '/api/v1/Facility/Closure/{closureId}',
    summary: 'Takes a closure back; what was moved or cancelled stays so.',
    takes: z.object({ closureId: Id }),
    gives: done,
  }),
})

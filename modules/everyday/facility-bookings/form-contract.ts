import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, RowVersion, verbatim } from '#platform/contract/fields.ts'
import { Facility } from '#modules/everyday/facilities/contract.ts'
import { wanted } from './contract.ts'
import { Booking, bookingId } from './shapes.ts'

const token = verbatim(120)
const base = '/api/v1/Facility/Form/{token}'

/** A booking as its household sees it by its link: nobody's name. */
export const OwnBooking = Booking.omit({
  householdId: true,
  label: true,
  names: true,
  seriesId: true,
  source: true,
  madeBy: true,
  checkedInAt: true,
  checkedOutAt: true,
})
export type OwnBooking = z.output<typeof OwnBooking>

export const slotStates = ['free', 'taken', 'own', 'draw', 'closed', 'past'] as const
export const DaySlot = z.object({
  from: z.string(),
  until: z.string(),
  state: z.enum(slotStates).meta({ wire: 'Status' }),
  /** Places that are left. */
  left: z.int(),
})
export type DaySlot = z.output<typeof DaySlot>

const own = { token, bookingId: Id, rowVersion: RowVersion } as const
const gives = data(OwnBooking)

/** Booking by a household's own link: no account, and nobody's bookings but its own. */
export const facilityForms = contract('facilityForms', {
  show: call({
    method: 'GET',
    path: base,
    summary:
      'What the household’s page shows: the facilities with their rules, and what it has booked or waits for.',
    can: 'public',
    takes: z.object({ token }),
    gives: data(
      z.object({
        communityName: z.string(),
        label: z.string().meta({ wire: 'TabletNote' }),
        facilities: z.array(Facility),
        bookings: z.array(OwnBooking),
      }),
    ),
  }),
  showDay: call({
    method: 'GET',
    path: `${base}/Day`,
    summary: 'The slots of a facility on a day, and which of them are free; not who has the others.',
    can: 'public',
    takes: z.object({ token, facilityId: Id, day: Day }),
    gives: data(z.array(DaySlot)),
  }),
  book: call({
    method: 'POST',
    path: `${base}/Booking`,
    summary: 'The household books for itself; what it costs is paid at the desk.',
    can: 'public',
    takes: z.object({ token, bookingId, ...wanted }),
    gives,
  }),
  wait: call({
    method: 'POST',
    path: `${base}/Wait`,
    summary: 'The household goes on the waiting list of a time that is taken.',
    can: 'public',
    takes: z.object({ token, bookingId, ...wanted }),
    gives,
  }),
  accept: call({
    method: 'PATCH',
    path: `${base}/Booking/{bookingId}/Accept`,
    summary: 'The household takes what it was offered, in time.',
    can: 'public',
    takes: z.object(own),
    gives,
  }),
  cancel: call({
    method: 'PATCH',
    path: `${base}/Booking/{bookingId}/Cancel`,
    summary: 'The household cancels its own booking, on the terms that it was booked with.',
    can: 'public',
    takes: z.object(own),
    gives,
  }),
})

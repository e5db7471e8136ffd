import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Something is booked, free again or closed at a facility. */
export const facilityBookingsChanged = eventKind(
  'facilityBookings.changed',
  'facilityBookings.view',
  z.object({ facilityId: Id }),
)
/** Households are told of their bookings. */
export const facilityTold = eventKind(
  'facilityBookings.told',
  'facilityBookings.view',
  z.object({ noticeIds: z.array(Id) }),
)

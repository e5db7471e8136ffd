import type { WebModule } from '#platform/web/frame/manifest.ts'
import { facilityBookingsContributions } from './contributions.ts'
import { facilityBookingListRoute, facilityDeskRoute, facilityWeekRoute } from './screens.ts'
import { facilityBookingsTexts } from './texts.ts'

/** What the module facility-bookings brings to the front end. */
export const facilityBookingsWeb = {
  texts: { facilityBookings: facilityBookingsTexts },
  contributions: facilityBookingsContributions,
  screens: [facilityWeekRoute, facilityDeskRoute, facilityBookingListRoute],
} as const satisfies WebModule

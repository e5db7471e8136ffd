import { calendarWeb } from './calendar/web/module.ts'
import { facilitiesWeb } from './facilities/web/module.ts'
import { facilityBookingsWeb } from './facility-bookings/web/module.ts'
import { facilityDrawsWeb } from './facility-draws/web/module.ts'
import { gasPeriodsWeb } from './gas-periods/web/module.ts'
import { gasReadingsWeb } from './gas-readings/web/module.ts'
import { messagesWeb } from './messages/web/module.ts'
import { newsWeb } from './news/web/module.ts'
import { notificationsWeb } from './notifications/web/module.ts'
import { rulesWeb } from './rules/web/module.ts'
import { storesWeb } from './stores/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const everyday = [
  calendarWeb,
  facilityBookingsWeb,
  facilityDrawsWeb,
  facilitiesWeb,
  gasPeriodsWeb,
  gasReadingsWeb,
  messagesWeb,
  newsWeb,
  notificationsWeb,
  rulesWeb,
  storesWeb,
] as const

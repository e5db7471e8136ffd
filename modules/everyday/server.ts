import type { ServerModule } from '#platform/server/manifest.ts'
import { calendarModule } from './calendar/server/module.ts'
import { facilitiesModule } from './facilities/server/module.ts'
import { facilityBookingsModule } from './facility-bookings/server/module.ts'
import { facilityDrawsModule } from './facility-draws/server/module.ts'
import { gasPeriodsModule } from './gas-periods/server/module.ts'
import { gasReadingsModule } from './gas-readings/server/module.ts'
import { householdLinksModule } from './household-links/server/module.ts'
import { messagesModule } from './messages/server/module.ts'
import { newsModule } from './news/server/module.ts'
import { notificationsModule } from './notifications/server/module.ts'
import { rulesModule } from './rules/server/module.ts'
import { storesModule } from './stores/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const everyday: readonly ServerModule[] = [
  storesModule,
  householdLinksModule,
  gasPeriodsModule,
  gasReadingsModule,
  messagesModule,
  notificationsModule,
  newsModule,
  rulesModule,
  facilitiesModule,
  facilityBookingsModule,
  facilityDrawsModule,
  calendarModule,
]

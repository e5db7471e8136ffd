import type { ServerModule } from '#platform/server/manifest.ts'
import { visitorAnnouncementsModule } from './visitor-announcements/server/module.ts'
import { visitorBansModule } from './visitor-bans/server/module.ts'
import { visitsModule } from './visits/server/module.ts'
import { visitorsModule } from './visitors/server/module.ts'
import { visitorRegistrationsModule } from './visitor-registrations/server/module.ts'
import { visitorRecordsModule } from './visitor-records/server/module.ts'
import { visitorSettingsModule } from './visitor-settings/server/module.ts'
import { visitorLoansModule } from './visitor-loans/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const visitors: readonly ServerModule[] = [
  visitorAnnouncementsModule,
  visitorBansModule,
  visitsModule,
  visitorsModule,
  visitorRegistrationsModule,
  visitorRecordsModule,
  visitorSettingsModule,
  visitorLoansModule,
]

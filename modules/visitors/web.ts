import { visitorsWeb } from './visitors/web/module.ts'
import { visitorRecordsWeb } from './visitor-records/web/module.ts'
import { visitorSettingsWeb } from './visitor-settings/web/module.ts'
import { visitorLoansWeb } from './visitor-loans/web/module.ts'
import { visitorBansWeb } from './visitor-bans/web/module.ts'
import { visitorRegistrationsWeb } from './visitor-registrations/web/module.ts'
import { visitorAnnouncementsWeb } from './visitor-announcements/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const visitors = [
  visitorsWeb,
  visitorRecordsWeb,
  visitorSettingsWeb,
  visitorLoansWeb,
  visitorBansWeb,
  visitorRegistrationsWeb,
  visitorAnnouncementsWeb,
] as const

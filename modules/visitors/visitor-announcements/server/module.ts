import type { ServerModule } from '#platform/server/manifest.ts'
import { visitorAnnouncements } from '../contract.ts'
import { visitorAnnouncementsWords } from '../words.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module visitor-announcements brings to the server. */
export const visitorAnnouncementsModule: ServerModule = {
  words: visitorAnnouncementsWords,
  contracts: [visitorAnnouncements],
  routes,
  pushes,
  retentions,
  personalData,
}

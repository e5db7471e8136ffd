import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { systemAnnouncements } from '../contract.ts'
import { systemAnnouncementsWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module system-announcements brings to the server. */
export const systemAnnouncementsModule: ServerModule = {
  words: systemAnnouncementsWords,
  contracts: [systemAnnouncements],
  permissions,
  routes,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { communitiesModule } from './communities/server/module.ts'
import { broadcastsModule } from './broadcasts/server/module.ts'
import { officeDaysModule } from './office-days/server/module.ts'
import { systemAnnouncementsModule } from './system-announcements/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const communities: readonly ServerModule[] = [
  communitiesModule,
  broadcastsModule,
  systemAnnouncementsModule,
  officeDaysModule,
]

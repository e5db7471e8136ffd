import { communitiesWeb } from './communities/web/module.ts'
import { broadcastsWeb } from './broadcasts/web/module.ts'
import { systemAnnouncementsWeb } from './system-announcements/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const communities = [communitiesWeb, broadcastsWeb, systemAnnouncementsWeb] as const

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { systemAnnouncementsContributions } from './contributions.ts'
import { announcementsRoute, oldAnnouncementsRoute, announcementRoute } from './screens.ts'
import { systemAnnouncementsTexts } from './texts.ts'

/** What the module system-announcements brings to the front end. */
export const systemAnnouncementsWeb = {
  texts: { systemAnnouncements: systemAnnouncementsTexts },
  contributions: systemAnnouncementsContributions,
  screens: [announcementsRoute, oldAnnouncementsRoute, announcementRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { visitorAnnouncementsContributions } from './contributions.ts'

/** What the module visitor-announcements brings to the front end. */
export const visitorAnnouncementsWeb = {
  contributions: visitorAnnouncementsContributions,
} as const satisfies WebModule

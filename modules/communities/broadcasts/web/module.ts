import type { WebModule } from '#platform/web/frame/manifest.ts'
import { broadcastsContributions } from './contributions.ts'

/** What the module broadcasts brings to the front end. */
export const broadcastsWeb = {
  contributions: broadcastsContributions,
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { communityOpeningsContributions } from './contributions.ts'

/** What the module community-openings brings to the front end. */
export const communityOpeningsWeb = {
  contributions: communityOpeningsContributions,
} as const satisfies WebModule

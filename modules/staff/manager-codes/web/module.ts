import type { WebModule } from '#platform/web/frame/manifest.ts'
import { managerCodesContributions } from './contributions.ts'
import { managerCodesFrameTexts } from './texts.ts'

/** What the module manager-codes brings to the front end. */
export const managerCodesWeb = {
  texts: { managerCodesFrame: managerCodesFrameTexts },
  contributions: managerCodesContributions,
} as const satisfies WebModule

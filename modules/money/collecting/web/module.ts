import type { WebModule } from '#platform/web/frame/manifest.ts'
import { collectingContributions } from './contributions.ts'
import { accountRoute, kgiAccountRoute } from './screens.ts'
import { collectingTexts } from './texts.ts'

/** What the module collecting brings to the front end. */
export const collectingWeb = {
  texts: { collecting: collectingTexts },
  contributions: collectingContributions,
  screens: [accountRoute, kgiAccountRoute],
} as const satisfies WebModule

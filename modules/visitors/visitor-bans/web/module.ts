import type { WebModule } from '#platform/web/frame/manifest.ts'
import { visitorBansContributions } from './contributions.ts'
import { banListRoute } from './screens.ts'
import { visitorBansTexts } from './texts.ts'

/** What the module visitor-bans brings to the front end. */
export const visitorBansWeb = {
  texts: { visitorBans: visitorBansTexts },
  contributions: visitorBansContributions,
  screens: [banListRoute],
} as const satisfies WebModule

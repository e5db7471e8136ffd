import type { WebModule } from '#platform/web/frame/manifest.ts'
import { pushContributions } from './contributions.ts'
import { pushRoute } from './screens.ts'
import { pushTexts } from './texts.ts'

/** What the module push brings to the front end. */
export const pushWeb = {
  texts: { push: pushTexts },
  contributions: pushContributions,
  screens: [pushRoute],
} as const satisfies WebModule

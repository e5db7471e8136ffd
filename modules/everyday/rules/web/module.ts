import type { WebModule } from '#platform/web/frame/manifest.ts'
import { rulesContributions } from './contributions.ts'
import { ruleDetailRoute, ruleEditRoute, ruleListRoute } from './screens.ts'
import { rulesTexts } from './texts.ts'

/** What the module rules brings to the front end. */
export const rulesWeb = {
  texts: { rules: rulesTexts },
  contributions: rulesContributions,
  screens: [ruleListRoute, ruleEditRoute, ruleDetailRoute],
} as const satisfies WebModule

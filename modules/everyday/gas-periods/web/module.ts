import type { WebModule } from '#platform/web/frame/manifest.ts'
import { gasPeriodsContributions } from './contributions.ts'
import { periodListRoute } from './screens.ts'
import { gasPeriodsTexts } from './texts.ts'

/** What the module gas-periods brings to the front end. */
export const gasPeriodsWeb = {
  texts: { gasPeriods: gasPeriodsTexts },
  contributions: gasPeriodsContributions,
  screens: [periodListRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { chargingTrialsContributions } from './contributions.ts'
import { chargingRateRoute, parkingRateRoute, ratesRoute, summerRateRoute } from './screens.ts'
import { chargingTrialsTexts } from './texts.ts'

/** What the module charging-trials brings to the front end. */
export const chargingTrialsWeb = {
  texts: { chargingTrials: chargingTrialsTexts },
  contributions: chargingTrialsContributions,
  screens: [ratesRoute, chargingRateRoute, summerRateRoute, parkingRateRoute],
} as const satisfies WebModule

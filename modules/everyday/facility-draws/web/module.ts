import type { WebModule } from '#platform/web/frame/manifest.ts'
import { facilityDrawsContributions } from './contributions.ts'
import { facilityDrawRoute, facilityFormRoute } from './screens.ts'
import { facilityDrawsTexts } from './texts.ts'

/** What the module facility-draws brings to the front end. */
export const facilityDrawsWeb = {
  texts: { facilityDraws: facilityDrawsTexts },
  contributions: facilityDrawsContributions,
  screens: [facilityDrawRoute, facilityFormRoute],
} as const satisfies WebModule

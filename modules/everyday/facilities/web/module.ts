import type { WebModule } from '#platform/web/frame/manifest.ts'
import { facilitiesContributions } from './contributions.ts'
import { facilitySettingRoute } from './screens.ts'
import { facilitiesTexts } from './texts.ts'

/** What the module facilities brings to the front end. */
export const facilitiesWeb = {
  texts: { facilities: facilitiesTexts },
  contributions: facilitiesContributions,
  screens: [facilitySettingRoute],
} as const satisfies WebModule

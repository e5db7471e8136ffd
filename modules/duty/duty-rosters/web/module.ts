import type { WebModule } from '#platform/web/frame/manifest.ts'
import { dutyRostersContributions } from './contributions.ts'
import { rosterRoute } from './screens.ts'
import { dutyRostersTexts } from './texts.ts'

/** What the module duty-rosters brings to the front end. */
export const dutyRostersWeb = {
  texts: { dutyRosters: dutyRostersTexts },
  contributions: dutyRostersContributions,
  screens: [rosterRoute],
} as const satisfies WebModule

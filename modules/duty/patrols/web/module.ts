import type { WebModule } from '#platform/web/frame/manifest.ts'
import { patrolsContributions } from './contributions.ts'
import { patrolRoundRoute, patrolSettingRoute, patrolsRoute } from './screens.ts'
import { patrolsTexts } from './texts.ts'

/** What the module patrols brings to the front end. */
export const patrolsWeb = {
  texts: { patrols: patrolsTexts },
  contributions: patrolsContributions,
  screens: [patrolsRoute, patrolSettingRoute, patrolRoundRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { pointListRoute } from './screens.ts'
import { alarmPointsContributions } from './contributions.ts'
import { alarmPointsTexts } from './texts.ts'

/** What the module alarm-points brings to the front end. */
export const alarmPointsWeb = {
  texts: { alarmPoints: alarmPointsTexts },
  contributions: alarmPointsContributions,
  screens: [pointListRoute],
} as const satisfies WebModule

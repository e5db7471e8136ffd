import type { WebModule } from '#platform/web/frame/manifest.ts'
import { alarmDrillsContributions } from './contributions.ts'
import { drillRoute, drillsRoute } from './screens.ts'
import { alarmDrillsTexts } from './texts.ts'

/** What the module alarm-drills brings to the front end. */
export const alarmDrillsWeb = {
  texts: { alarmDrills: alarmDrillsTexts },
  contributions: alarmDrillsContributions,
  screens: [drillsRoute, drillRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { alarmCallsContributions } from './contributions.ts'
import { callPlanRoute } from './screens.ts'
import { alarmCallsTexts } from './texts.ts'

/** What the module alarm-calls brings to the front end. */
export const alarmCallsWeb = {
  texts: { alarmCalls: alarmCallsTexts },
  contributions: alarmCallsContributions,
  screens: [callPlanRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { intercomCallsContributions } from './contributions.ts'
import { callsRoute } from './screens.ts'
import { intercomCallsTexts } from './texts.ts'

/** What the module intercom-calls brings to the front end. */
export const intercomCallsWeb = {
  texts: { intercomCalls: intercomCallsTexts },
  contributions: intercomCallsContributions,
  screens: [callsRoute],
} as const satisfies WebModule

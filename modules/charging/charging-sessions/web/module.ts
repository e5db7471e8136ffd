import type { WebModule } from '#platform/web/frame/manifest.ts'
import { chargingSessionsContributions } from './contributions.ts'
import { chargingRoute, dashboardRoute, historyRoute, recordsRoute } from './screens.ts'
import { chargingSessionsTexts } from './texts.ts'

/** What the module charging-sessions brings to the front end. */
export const chargingSessionsWeb = {
  texts: { chargingSessions: chargingSessionsTexts },
  contributions: chargingSessionsContributions,
  screens: [chargingRoute, dashboardRoute, recordsRoute, historyRoute],
} as const satisfies WebModule

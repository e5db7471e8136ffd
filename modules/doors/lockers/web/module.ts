import type { WebModule } from '#platform/web/frame/manifest.ts'
import { lockerRoute, pendingRoute, statusRoute } from './screens.ts'
import { lockersTexts } from './texts.ts'

/** What the module lockers brings to the front end. */
export const lockersWeb = {
  texts: { lockers: lockersTexts },
  screens: [lockerRoute, pendingRoute, statusRoute],
} as const satisfies WebModule

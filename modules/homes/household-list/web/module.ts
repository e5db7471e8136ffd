import type { WebModule } from '#platform/web/frame/manifest.ts'
import { householdsRoute } from './screens.ts'

/** What the module household-list brings to the front end. */
export const householdListWeb = {
  screens: [householdsRoute],
} as const satisfies WebModule

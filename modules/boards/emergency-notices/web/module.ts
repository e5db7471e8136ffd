import type { WebModule } from '#platform/web/frame/manifest.ts'
import { emergencyNoticesContributions } from './contributions.ts'
import { emergencyRoute } from './screens.ts'
import { emergencyNoticesTexts } from './texts.ts'

/** What the module emergency-notices brings to the front end. */
export const emergencyNoticesWeb = {
  texts: { emergencyNotices: emergencyNoticesTexts },
  contributions: emergencyNoticesContributions,
  screens: [emergencyRoute],
} as const satisfies WebModule

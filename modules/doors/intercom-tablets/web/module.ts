import type { WebModule } from '#platform/web/frame/manifest.ts'
import { intercomTabletsContributions } from './contributions.ts'
import { residentOpenRoute } from './screens.ts'
import { intercomTabletsTexts } from './texts.ts'

/** What the module intercom-tablets brings to the front end. */
export const intercomTabletsWeb = {
  texts: { intercomTablets: intercomTabletsTexts },
  contributions: intercomTabletsContributions,
  screens: [residentOpenRoute],
} as const satisfies WebModule

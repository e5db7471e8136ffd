import type { WebModule } from '#platform/web/frame/manifest.ts'
import { personalDataContributions } from './contributions.ts'
import { personalDataRoute } from './screens.ts'
import { personalDataTexts } from './texts.ts'

/** What the module personal-data brings to the front end. */
export const personalDataWeb = {
  texts: { personalData: personalDataTexts },
  contributions: personalDataContributions,
  screens: [personalDataRoute],
} as const satisfies WebModule

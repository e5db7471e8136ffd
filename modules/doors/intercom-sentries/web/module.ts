import type { WebModule } from '#platform/web/frame/manifest.ts'
import { intercomSentriesContributions } from './contributions.ts'
import { sentriesRoute } from './screens.ts'
import { intercomSentriesTexts } from './texts.ts'

/** What the module intercom-sentries brings to the front end. */
export const intercomSentriesWeb = {
  texts: { intercomSentries: intercomSentriesTexts },
  contributions: intercomSentriesContributions,
  screens: [sentriesRoute],
} as const satisfies WebModule

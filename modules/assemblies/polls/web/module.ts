import type { WebModule } from '#platform/web/frame/manifest.ts'
import { pollsContributions } from './contributions.ts'
import {
  ballotRoute,
  editPollRoute,
  legacyPollRoute,
  newPollRoute,
  pollCommentsRoute,
  pollHomeRoute,
  pollListRoute,
  pollRoute,
} from './screens.ts'
import { pollsTexts } from './texts.ts'

/** What the module polls brings to the front end. */
export const pollsWeb = {
  texts: { polls: pollsTexts },
  contributions: pollsContributions,
  screens: [
    pollHomeRoute,
    pollListRoute,
    legacyPollRoute,
    pollRoute,
    pollCommentsRoute,
    newPollRoute,
    editPollRoute,
    ballotRoute,
  ],
} as const satisfies WebModule

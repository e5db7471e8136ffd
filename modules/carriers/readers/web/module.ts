import type { WebModule } from '#platform/web/frame/manifest.ts'
import { readersContributions } from './contributions.ts'
import { readerTestRoute } from './screens.ts'
import { readersFrameTexts } from './texts.ts'

/** What the module readers brings to the front end. */
export const readersWeb = {
  texts: { readersFrame: readersFrameTexts },
  contributions: readersContributions,
  screens: [readerTestRoute],
} as const satisfies WebModule

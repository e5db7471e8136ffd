import type { WebModule } from '#platform/web/frame/manifest.ts'
import { arrearsContributions } from './contributions.ts'
import { arrearsScreens } from './screens.ts'
import { arrearsTexts } from './texts.ts'

/** What the module arrears brings to the front end. */
export const arrearsWeb = {
  texts: { arrears: arrearsTexts },
  contributions: arrearsContributions,
  screens: arrearsScreens,
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { returnsContributions } from './contributions.ts'
import { registerReturnRoute, returnListRoute } from './screens.ts'
import { returnsTexts } from './texts.ts'

/** What the module returns brings to the front end. */
export const returnsWeb = {
  texts: { returns: returnsTexts },
  contributions: returnsContributions,
  screens: [registerReturnRoute, returnListRoute],
} as const satisfies WebModule

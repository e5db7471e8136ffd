import type { WebModule } from '#platform/web/frame/manifest.ts'
import { exportsContributions } from './contributions.ts'
import { exportsRoute } from './screens.ts'
import { exportsTexts } from './texts.ts'

/** What the module exports brings to the front end. */
export const exportsWeb = {
  texts: { exports: exportsTexts },
  contributions: exportsContributions,
  screens: [exportsRoute],
} as const satisfies WebModule

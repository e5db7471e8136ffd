import type { WebModule } from '#platform/web/frame/manifest.ts'
import { visitorsContributions } from './contributions.ts'
import { visitorsTexts } from './texts.ts'

/** What the module visitors brings to the front end. */
export const visitorsWeb = {
  texts: { visitors: visitorsTexts },
  contributions: visitorsContributions,
} as const satisfies WebModule

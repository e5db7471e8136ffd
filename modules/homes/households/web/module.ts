import type { WebModule } from '#platform/web/frame/manifest.ts'
import { householdsContributions } from './contributions.ts'
import { householdsTexts } from './texts.ts'

/** What the module households brings to the front end. */
export const householdsWeb = {
  texts: { households: householdsTexts },
  contributions: householdsContributions,
} as const satisfies WebModule

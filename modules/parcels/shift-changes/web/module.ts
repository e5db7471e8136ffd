import type { WebModule } from '#platform/web/frame/manifest.ts'
import { shiftChangesContributions } from './contributions.ts'
import { shiftChangeRoute } from './screens.ts'
import { shiftChangesTexts } from './texts.ts'

/** What the module shift-changes brings to the front end. */
export const shiftChangesWeb = {
  texts: { shiftChanges: shiftChangesTexts },
  contributions: shiftChangesContributions,
  screens: [shiftChangeRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { residentsContributions } from './contributions.ts'
import { householdHomeRoute } from './screens.ts'
import { residentsTexts } from './texts.ts'

/** What the module residents brings to the front end. */
export const residentsWeb = {
  texts: { residents: residentsTexts },
  contributions: residentsContributions,
  screens: [householdHomeRoute],
} as const satisfies WebModule

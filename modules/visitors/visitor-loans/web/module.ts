import type { WebModule } from '#platform/web/frame/manifest.ts'
import { visitorLoansContributions } from './contributions.ts'
import { lendableListRoute } from './screens.ts'
import { visitorLoansTexts } from './texts.ts'

/** What the module visitor-loans brings to the front end. */
export const visitorLoansWeb = {
  texts: { visitorLoans: visitorLoansTexts },
  contributions: visitorLoansContributions,
  screens: [lendableListRoute],
} as const satisfies WebModule

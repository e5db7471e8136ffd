import type { WebModule } from '#platform/web/frame/manifest.ts'
import { auditContributions } from './contributions.ts'
import { auditRoute } from './screens.ts'
import { auditTexts } from './texts.ts'

/** What the module audit brings to the front end. */
export const auditWeb = {
  texts: { audit: auditTexts },
  contributions: auditContributions,
  screens: [auditRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { repairsContributions } from './contributions.ts'
import { repairListRoute, repairReportRoute } from './screens.ts'
import { repairsTexts } from './texts.ts'

/** What the module repairs brings to the front end. */
export const repairsWeb = {
  texts: { repairs: repairsTexts },
  contributions: repairsContributions,
  screens: [repairListRoute, repairReportRoute],
} as const satisfies WebModule

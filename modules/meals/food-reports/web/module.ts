import type { WebModule } from '#platform/web/frame/manifest.ts'
import { foodReportsContributions } from './contributions.ts'
import { exportReportRoute, monthRoute } from './screens.ts'
import { foodReportsTexts } from './texts.ts'

/** What the module food-reports brings to the front end. */
export const foodReportsWeb = {
  texts: { foodReports: foodReportsTexts },
  contributions: foodReportsContributions,
  screens: [monthRoute, exportReportRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { gasReadingsContributions } from './contributions.ts'
import { gasFormRoute, gasOverviewRoute, gasRoundRoute } from './screens.ts'
import { gasReadingsTexts } from './texts.ts'

/** What the module gas-readings brings to the front end. */
export const gasReadingsWeb = {
  texts: { gasReadings: gasReadingsTexts },
  contributions: gasReadingsContributions,
  screens: [gasOverviewRoute, gasRoundRoute, gasFormRoute],
} as const satisfies WebModule

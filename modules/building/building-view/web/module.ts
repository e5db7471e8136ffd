import type { WebModule } from '#platform/web/frame/manifest.ts'
import { buildingViewContributions } from './contributions.ts'
import { buildingRoute } from './screens.ts'
import { buildingViewTexts } from './texts.ts'

/** What the module building-view brings to the front end. */
export const buildingViewWeb = {
  texts: { buildingView: buildingViewTexts },
  screens: [buildingRoute],
  contributions: buildingViewContributions,
} as const satisfies WebModule

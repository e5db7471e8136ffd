import type { WebModule } from '#platform/web/frame/manifest.ts'
import { stockTakesContributions } from './contributions.ts'
import { stockTakeRoundRoute, stockTakeRoute, stockTakesRoute } from './screens.ts'
import { stockTakesTexts } from './texts.ts'

/** What the module stock-takes brings to the front end. */
export const stockTakesWeb = {
  texts: { stockTakes: stockTakesTexts },
  contributions: stockTakesContributions,
  screens: [stockTakesRoute, stockTakeRoute, stockTakeRoundRoute],
} as const satisfies WebModule

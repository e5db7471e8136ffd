import type { WebModule } from '#platform/web/frame/manifest.ts'
import { assetsContributions } from './contributions.ts'
import { assetHomeRoute, assetLabelsRoute, assetListRoute, oldAssetRoute } from './screens.ts'
import { assetsTexts } from './texts.ts'

/** What the module assets brings to the front end. */
export const assetsWeb = {
  texts: { assets: assetsTexts },
  contributions: assetsContributions,
  screens: [assetListRoute, assetHomeRoute, oldAssetRoute, assetLabelsRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { feeItemsContributions } from './contributions.ts'
import { feeSettingRoute, kgiSettingRoute } from './screens.ts'
import { feeItemsTexts } from './texts.ts'

/** What the module fee-items brings to the front end. */
export const feeItemsWeb = {
  texts: { feeItems: feeItemsTexts },
  contributions: feeItemsContributions,
  screens: [feeSettingRoute, kgiSettingRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { foodMenuContributions } from './contributions.ts'
import { menuEditRoute, menuSettingRoute, specEditRoute } from './screens.ts'
import { foodMenuTexts } from './texts.ts'

/** What the module food-menu brings to the front end. */
export const foodMenuWeb = {
  texts: { foodMenu: foodMenuTexts },
  contributions: foodMenuContributions,
  screens: [menuSettingRoute, menuEditRoute, specEditRoute],
} as const satisfies WebModule

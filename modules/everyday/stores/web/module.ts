import type { WebModule } from '#platform/web/frame/manifest.ts'
import { storesContributions } from './contributions.ts'
import { storeListRoute, storeSettingRoute } from './screens.ts'
import { storesTexts } from './texts.ts'

/** What the module stores brings to the front end. */
export const storesWeb = {
  texts: { stores: storesTexts },
  contributions: storesContributions,
  screens: [storeListRoute, storeSettingRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { assetSettingsContributions } from './contributions.ts'
import { assetSettingRoute } from './screens.ts'
import { assetSettingsTexts } from './texts.ts'

/** What the module asset-settings brings to the front end. */
export const assetSettingsWeb = {
  texts: { assetSettings: assetSettingsTexts },
  contributions: assetSettingsContributions,
  screens: [assetSettingRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { packageSettingsContributions } from './contributions.ts'
import { packageSettingRoute } from './screens.ts'
import { packageSettingsTexts } from './texts.ts'

/** What the module package-settings brings to the front end. */
export const packageSettingsWeb = {
  texts: { packageSettings: packageSettingsTexts },
  contributions: packageSettingsContributions,
  screens: [packageSettingRoute],
} as const satisfies WebModule

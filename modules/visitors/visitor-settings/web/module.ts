import type { WebModule } from '#platform/web/frame/manifest.ts'
import { visitorSettingsContributions } from './contributions.ts'
import { visitorSettingRoute } from './screens.ts'
import { visitorSettingsTexts } from './texts.ts'

/** What the module visitor-settings brings to the front end. */
export const visitorSettingsWeb = {
  texts: { visitorSettings: visitorSettingsTexts },
  contributions: visitorSettingsContributions,
  screens: [visitorSettingRoute],
} as const satisfies WebModule

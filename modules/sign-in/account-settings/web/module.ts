import type { WebModule } from '#platform/web/frame/manifest.ts'
import { accountSettingsContributions } from './contributions.ts'
import { accountSettingRoute, changeInfoRoute, changePasswordRoute, lastSignInsRoute } from './screens.ts'
import { accountSettingsTexts } from './texts.ts'

/** What the module account-settings brings to the front end. */
export const accountSettingsWeb = {
  texts: { accountSettings: accountSettingsTexts },
  contributions: accountSettingsContributions,
  screens: [accountSettingRoute, changeInfoRoute, changePasswordRoute, lastSignInsRoute],
} as const satisfies WebModule

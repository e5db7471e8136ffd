import type { WebModule } from '#platform/web/frame/manifest.ts'
import { depositsContributions } from './contributions.ts'
import { depositDeskRoute, depositRecordsRoute, depositSettingRoute } from './screens.ts'
import { depositsTexts } from './texts.ts'

/** What the module deposits brings to the front end. */
export const depositsWeb = {
  texts: { deposits: depositsTexts },
  contributions: depositsContributions,
  screens: [depositDeskRoute, depositRecordsRoute, depositSettingRoute],
} as const satisfies WebModule

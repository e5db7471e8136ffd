import type { WebModule } from '#platform/web/frame/manifest.ts'
import { ledgerContributions } from './contributions.ts'
import { ledgerSettingRoute } from './screens.ts'
import { ledgerTexts } from './texts.ts'

/** What the module ledger brings to the front end. */
export const ledgerWeb = {
  texts: { ledger: ledgerTexts },
  contributions: ledgerContributions,
  screens: [ledgerSettingRoute],
} as const satisfies WebModule

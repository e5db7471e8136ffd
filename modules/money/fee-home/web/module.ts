import type { WebModule } from '#platform/web/frame/manifest.ts'
import { feeHomeContributions } from './contributions.ts'
import { managementControlRoute } from './screens.ts'
import { feeHomeTexts } from './texts.ts'

/** What the module feeHome brings to the front end. */
export const feeHomeWeb = {
  texts: { feeHome: feeHomeTexts },
  contributions: feeHomeContributions,
  screens: [managementControlRoute],
} as const satisfies WebModule

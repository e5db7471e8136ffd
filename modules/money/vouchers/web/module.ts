import type { WebModule } from '#platform/web/frame/manifest.ts'
import { vouchersContributions } from './contributions.ts'
import { vouchersRoute } from './screens.ts'
import { vouchersTexts } from './texts.ts'

/** What the module vouchers brings to the front end. */
export const vouchersWeb = {
  texts: { vouchers: vouchersTexts },
  contributions: vouchersContributions,
  screens: [vouchersRoute],
} as const satisfies WebModule

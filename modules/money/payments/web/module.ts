import type { WebModule } from '#platform/web/frame/manifest.ts'
import { paymentsContributions } from './contributions.ts'
import { paymentScreens } from './screens.ts'
import { paymentsTexts } from './texts.ts'

/** What the module payments brings to the front end. */
export const paymentsWeb = {
  texts: { payments: paymentsTexts },
  contributions: paymentsContributions,
  screens: paymentScreens,
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { chargingBillsContributions } from './contributions.ts'
import { chargingFeesRoute, chargingOrdersRoute } from './screens.ts'
import { chargingBillsTexts } from './texts.ts'

/** What the module charging-bills brings to the front end. */
export const chargingBillsWeb = {
  texts: { chargingBills: chargingBillsTexts },
  contributions: chargingBillsContributions,
  screens: [chargingFeesRoute, chargingOrdersRoute],
} as const satisfies WebModule

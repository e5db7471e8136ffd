import type { WebModule } from '#platform/web/frame/manifest.ts'
import { foodOrdersContributions } from './contributions.ts'
import { formerOrderRoute, kitchenRoute, oldRecordsRoute, orderRoute, recordsRoute } from './screens.ts'
import { foodOrdersTexts } from './texts.ts'

/** What the module food-orders brings to the front end. */
export const foodOrdersWeb = {
  texts: { foodOrders: foodOrdersTexts },
  contributions: foodOrdersContributions,
  screens: [orderRoute, formerOrderRoute, kitchenRoute, recordsRoute, oldRecordsRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { proxyOrdersContributions } from './contributions.ts'
import { proxyOrdersRoute } from './screens.ts'
import { proxyOrdersTexts } from './texts.ts'

/** What the module proxy-orders brings to the front end. */
export const proxyOrdersWeb = {
  texts: { proxyOrders: proxyOrdersTexts },
  contributions: proxyOrdersContributions,
  screens: [proxyOrdersRoute],
} as const satisfies WebModule

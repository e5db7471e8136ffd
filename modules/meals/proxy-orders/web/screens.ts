import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { proxyOrdersPath } from '#modules/meals/paths.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  view: z.enum(['open', 'ordered', 'arrived', 'cancelled']).optional().catch(undefined),
  text,
  open: text,
})
export type OfferSearch = z.output<typeof search>

/** What the community orders together for its households (second catalogue, R058). */
export const proxyOrdersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: proxyOrdersPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./queries.ts')).offersQuery),
  component: lazyRouteComponent(() => import('./OffersPage.tsx'), 'OffersPage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'proxyOrders:page',
    can: 'proxyOrders.view',
  }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  building: z.string().optional().catch(undefined),
  floor: z.string().optional().catch(undefined),
  /** Those that closed or were merged. */
  closed: z.boolean().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  open: z.string().optional().catch(undefined),
})
export type HouseholdSearch = z.output<typeof search>

/** Households with residents, cards and phones. */
export const householdsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/household',
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).firstQuery),
  component: lazyRouteComponent(() => import('./HouseholdsPage.tsx'), 'HouseholdsPage'),
  staticData: managed({ prev: 'goHome', keepAlive: true, title: 'households:list', can: 'households.view' }),
})

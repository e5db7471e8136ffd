import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** The building and the open household live in the address, so that a link shows the same. */
const search = z.object({
  building: z.string().optional().catch(undefined),
  open: z.string().optional().catch(undefined),
})
export type PropertySearch = z.output<typeof search>

/** Areas, owners and parking of the households of a building. */
export const householdPropertyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/household/property',
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).firstQuery),
  component: lazyRouteComponent(() => import('./PropertyPage.tsx'), 'PropertyPage'),
  staticData: managed({
    prev: '/mgmt/household',
    keepAlive: true,
    title: 'householdProperties:title',
    can: 'households.view',
  }),
})

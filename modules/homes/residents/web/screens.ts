import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** Everything about one household. */
export const householdHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/household/detail/$id',
  component: lazyRouteComponent(() => import('./HouseholdHomePage.tsx'), 'HouseholdHomePage'),
  staticData: managed({ prev: '/mgmt/household', title: 'residents:detail', can: 'residents.view' }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { periodsPath } from '#modules/everyday/gas-paths.ts'

/** The periods of gas readings. */
export const periodListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: periodsPath,
  component: lazyRouteComponent(() => import('./PeriodListPage.tsx'), 'PeriodListPage'),
  staticData: managed({
    prev: 'goHome',
    title: 'gasPeriods:title',
    service: [54],
    can: 'gasPeriods.view',
  }),
})

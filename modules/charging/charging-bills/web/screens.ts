import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { dashboardPath, feesPath, ordersPath } from '#modules/charging/charging-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const see = { service: [30], can: 'chargingBills.view' } as const

/** What households owe for charging. */
export const chargingFeesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: feesPath,
  component: lazyRouteComponent(() => import('./FeeListPage.tsx'), 'FeeListPage'),
  staticData: managed({ ...see, prev: dashboardPath, title: 'chargingBills:title' }),
})

/** The order files of the months. */
export const chargingOrdersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ordersPath,
  component: lazyRouteComponent(() => import('./OrderListPage.tsx'), 'OrderListPage'),
  staticData: managed({ ...see, prev: feesPath, title: 'chargingBills:orders' }),
})

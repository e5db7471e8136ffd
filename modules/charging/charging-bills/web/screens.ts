import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { chargingFeesPath, chargingOrdersPath } from '#modules/charging/fee-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const see = { service: [30], can: 'chargingBills.view' } as const

/** What households owe for charging. */
export const chargingFeesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: chargingFeesPath,
  component: lazyRouteComponent(() => import('./FeeListPage.tsx'), 'FeeListPage'),
  staticData: managed({ ...see, prev: 'goHome', title: 'chargingBills:title' }),
})

/** The order files of the months. */
export const chargingOrdersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: chargingOrdersPath,
  component: lazyRouteComponent(() => import('./OrderListPage.tsx'), 'OrderListPage'),
  staticData: managed({ ...see, prev: chargingFeesPath, title: 'chargingBills:orders' }),
})

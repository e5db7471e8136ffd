import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const managementControlPath = '/mgmt/management_control'

/** The entry of management fees (service 2), and where their pages lead back to. */
export const managementControlRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: managementControlPath,
  component: lazyRouteComponent(() => import('./ManagementControlPage.tsx'), 'ManagementControlPage'),
  staticData: managed({ prev: 'goHome', title: 'feeHome:page', service: [2], can: 'feeHome.view' }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** The own cards and the tracking phone (R079, R087). */
export const deviceManagementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/DeviceManagement',
  component: lazyRouteComponent(() => import('./DevicesPage.tsx'), 'DevicesPage'),
  staticData: managed({ prev: 'goHome', title: 'managerDevices:page', can: 'managerDevices.manage' }),
})

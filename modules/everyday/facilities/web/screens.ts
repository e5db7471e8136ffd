import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { facilitySettingPath } from '#modules/everyday/facility-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** Adds, changes and orders facilities. */
export const facilitySettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: facilitySettingPath,
  component: lazyRouteComponent(() => import('./FacilitySettingPage.tsx'), 'FacilitySettingPage'),
  staticData: managed({
    prev: '/community/reservation_v2.aspx',
    title: 'facilities:setting',
    service: [51],
    can: 'facilities.view',
  }),
})

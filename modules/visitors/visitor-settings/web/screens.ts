import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const visitorSettingPath = '/mgmt/PlusGuestSetting'

/** What the community decides about its visitors. */
export const visitorSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: visitorSettingPath,
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({
    prev: '/mgmt/PlusGuestReservation/List',
    title: 'visitorSettings:title',
    service: [17, 50],
    can: 'visitorSettings.view',
  }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** What the community decides about its parcel desk. */
export const packageSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/postal/setting',
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({
    prev: 'mainPage/postal',
    title: 'packageSettings:title',
    service: [49],
    can: 'packageSettings.view',
  }),
})

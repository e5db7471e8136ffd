import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const pushPath = '/mgmt/accountSetting/notifications'

/** Which notifications this browser shows. */
export const pushRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pushPath,
  component: lazyRouteComponent(() => import('./PushPage.tsx'), 'PushPage'),
  staticData: managed({ prev: 'goHome', title: 'push:page' }),
})

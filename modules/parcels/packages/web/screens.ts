import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** Registers packages; the address is the legacy page's. */
export const registerPackagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community/postalDespatcher_v2.aspx',
  validateSearch: (given: Record<string, unknown>): { household?: string } =>
    typeof given['household'] === 'string' ? { household: given['household'] } : {},
  component: lazyRouteComponent(() => import('./RegisterPage.tsx'), 'RegisterPage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'packages:register',
    service: [49],
    can: 'packages.register',
  }),
})

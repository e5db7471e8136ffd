import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const retentionPath = '/mgmt/retention'

/** What the community keeps of people, and for how long. */
export const retentionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: retentionPath,
  component: lazyRouteComponent(() => import('./RetentionPage.tsx'), 'RetentionPage'),
  staticData: managed({ prev: 'goHome', keepAlive: true, title: 'retention:page', can: 'retention.manage' }),
})

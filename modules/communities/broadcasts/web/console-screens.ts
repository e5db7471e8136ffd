import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The console's pages of what the frame shows, below the console's root. */
export const consoleBroadcastsRoutes = (root: AnyRoute) => [
  createRoute({
    getParentRoute: () => root,
    path: '/operator/broadcasts',
    component: lazyRouteComponent(() => import('./ConsoleBroadcastsPage.tsx'), 'ConsoleBroadcastsPage'),
  }),
]

import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The console's page of what Taipower publishes, below the console's root. */
export const consoleTaipowerRoutes = (root: AnyRoute) => [
  createRoute({
    getParentRoute: () => root,
    path: '/operator/taipower',
    component: lazyRouteComponent(() => import('./TaipowerPage.tsx'), 'TaipowerPage'),
  }),
]

import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The console's page of office days, below the console's root. */
export const consoleOfficeDaysRoutes = (root: AnyRoute) => [
  createRoute({
    getParentRoute: () => root,
    path: '/operator/office-days',
    component: lazyRouteComponent(() => import('./OfficeDaysPage.tsx'), 'OfficeDaysPage'),
  }),
]

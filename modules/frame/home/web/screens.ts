import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/home',
  staticData: {
    meta: { header: 'management', footer: true, logoutinfo: true, prev: 'other', title: 'home:title' },
  },
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
})

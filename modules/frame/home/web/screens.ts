import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/home',
  staticData: managed({ prev: 'other', title: 'home:title' }),
  component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'
import { exportsPath } from './paths.ts'

/** What was exported in the last days, with its files. */
export const exportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: exportsPath,
  component: lazyRouteComponent(() => import('./ExportsPage.tsx'), 'ExportsPage'),
  staticData: {
    meta: {
      header: 'management',
      footer: true,
      logoutinfo: true,
      prev: 'goHome',
      keepAlive: true,
      title: 'exports:page',
      can: 'exports.use',
    },
  },
})

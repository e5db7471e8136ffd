import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { exportsPath } from './paths.ts'

/** What was exported in the last days, with its files. */
export const exportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: exportsPath,
  component: lazyRouteComponent(() => import('./ExportsPage.tsx'), 'ExportsPage'),
  staticData: managed({ prev: 'goHome', keepAlive: true, title: 'exports:page', can: 'exports.use' }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const readerTestPath = '/mgmt/readerTest'

/** What a reader types, and what is peculiar to the readers of this browser. */
export const readerTestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: readerTestPath,
  component: lazyRouteComponent(() => import('./ReaderTestPage.tsx'), 'ReaderTestPage'),
  staticData: managed({ prev: 'goHome', title: 'readersFrame:test' }),
})

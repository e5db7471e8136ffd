import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { dropPath } from '#modules/doors/locker-paths.ts'
import { rootRoute } from '#platform/web/router/root-route.ts'

/** What the QR code on a cabinet opens, without an account. */
export const dropRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: dropPath,
  validateSearch: (given) => z.object({ token: z.string().optional().catch(undefined) }).parse(given),
  component: lazyRouteComponent(() => import('./DropPage.tsx'), 'DropPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'courierDrops:drop',
    },
  },
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { rootRoute } from '#platform/web/router/root-route.ts'

/** A household sees its codes by its own link. */
export const parcelsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/lockerParcel',
  validateSearch: (given) => z.object({ token: z.string().optional().catch(undefined) }).parse(given),
  component: lazyRouteComponent(() => import('./ParcelsPage.tsx'), 'ParcelsPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'lockerParcels:parcels',
    },
  },
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { facilityDrawPath } from '#modules/everyday/facility-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const search = z.object({
  facility: z.string().optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
})

/** The draws of peak hours; with a facility and a day one of them. */
export const facilityDrawRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: facilityDrawPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./DrawPage.tsx'), 'DrawPage'),
  staticData: managed({
    prev: '/community/reservation_v2.aspx',
    title: 'facilityDraws:page',
    service: [51],
    can: 'facilityDraws.view',
  }),
})

/** A household books by its own link. */
export const facilityFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/facilityForm',
  validateSearch: (given) => z.object({ token: z.string().optional().catch(undefined) }).parse(given),
  component: lazyRouteComponent(() => import('./FacilityFormPage.tsx'), 'FacilityFormPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'facilityDraws:form',
    },
  },
})

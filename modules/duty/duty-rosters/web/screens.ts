import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const rosterPath = '/mgmt/AttendanceRoster'

/** The month stands in the address: 2026-12. */
const search = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
})

/** The roster: planned by who may, seen by everybody in it. */
export const rosterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: rosterPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./RosterPage.tsx'), 'RosterPage'),
  staticData: managed({ service: [4], can: 'dutyRosters.see', prev: 'goHome', title: 'dutyRosters:page' }),
})

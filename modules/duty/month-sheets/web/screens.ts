import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const sheetsPath = '/mgmt/AttendanceMonthSheet'

/** The month stands in the address, and whose sheet is open. */
const search = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  person: z.string().optional().catch(undefined),
})

/** Month sheets: of everybody for whoever signs for the employer, else the own one. */
export const sheetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: sheetsPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./SheetsPage.tsx'), 'SheetsPage'),
  staticData: managed({ service: [4], can: 'monthSheets.see', prev: 'goHome', title: 'monthSheets:page' }),
})

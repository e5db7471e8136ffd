import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const search = z.object({
  view: z.enum(['now', 'past']).optional().catch(undefined),
  show: z.enum(['all', 'different', 'attention', 'unchecked']).optional().catch(undefined),
  open: z.string().optional().catch(undefined),
})
export type ShiftSearch = z.output<typeof search>

/** The hand-over list of a change of shift, and the signed ones of the past. */
export const shiftChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/shiftChange',
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).firstQuery),
  component: lazyRouteComponent(() => import('./ShiftChangePage.tsx'), 'ShiftChangePage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'shiftChanges:title',
    service: [48, 49],
    can: 'shiftChanges.view',
  }),
})

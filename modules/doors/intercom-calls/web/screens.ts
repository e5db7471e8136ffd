import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { callsPath } from '#modules/doors/intercom-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { results } from '../shapes.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({
  text,
  from: text,
  to: text,
  result: z.enum(results).optional().catch(undefined),
  open: text,
})
export type CallSearch = z.output<typeof search>

/** Calls of the intercom, and the newest test of all chains. */
export const callsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: callsPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./CallsPage.tsx'), 'CallsPage'),
  staticData: managed({
    prev: 'goHome',
    title: 'intercomCalls:page',
    service: [57],
    can: 'intercomCalls.view',
  }),
})

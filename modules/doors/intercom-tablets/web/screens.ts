import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { residentOpenPath } from '#modules/doors/intercom-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({
  text,
  hearing: z.enum(['well', 'partly', 'deaf']).optional().catch(undefined),
  open: text,
})
export type TabletSearch = z.output<typeof search>

/** Households of the intercom, with what rings there. */
export const residentOpenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: residentOpenPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./TabletsPage.tsx'), 'TabletsPage'),
  staticData: managed({
    prev: 'goHome',
    title: 'intercomTablets:page',
    service: [57],
    can: 'intercomTablets.view',
  }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({ open: text })
export type UnmatchedSearch = z.output<typeof search>

/** What the bank has and no bill has yet. */
export const unmatchedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/fee/$type/writeofferr',
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./UnmatchedPage.tsx'), 'UnmatchedPage'),
  staticData: managed({
    prev: 'goHome',
    title: 'bankFiles:unmatched',
    service: [2],
    can: 'bankFiles.view',
  }),
})

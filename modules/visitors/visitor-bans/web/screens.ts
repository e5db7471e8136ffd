import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const bansPath = '/mgmt/PlusGuestBan'

const search = z.object({
  view: z.enum(['now', 'all']).optional().catch(undefined),
  open: z.string().optional().catch(undefined),
})
export type BanSearch = z.output<typeof search>

/** Whom the community does not want. */
export const banListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: bansPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).bansQuery),
  component: lazyRouteComponent(() => import('./BanListPage.tsx'), 'BanListPage'),
  staticData: managed({
    prev: '/mgmt/PlusGuestReservation/List',
    title: 'visitorBans:list',
    service: [17, 50],
    can: 'visitorBans.view',
  }),
})

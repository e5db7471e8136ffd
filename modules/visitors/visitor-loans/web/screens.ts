import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const loansPath = '/mgmt/PlusGuestAsset'

const search = z.object({
  view: z.enum(['out', 'things']).optional().catch(undefined),
  open: z.string().optional().catch(undefined),
})
export type LoanSearch = z.output<typeof search>

/** What the desk lends, and who has it. */
export const lendableListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: loansPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).lendablesQuery),
  component: lazyRouteComponent(() => import('./LendableListPage.tsx'), 'LendableListPage'),
  staticData: managed({
    prev: '/mgmt/PlusGuestReservation/List',
    title: 'visitorLoans:list',
    service: [17, 50],
    can: 'visitorLoans.view',
  }),
})

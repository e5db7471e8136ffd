import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'

export const loansPath = '/mgmt/PlusGuestAsset'

/** What the desk lends, and who has it. */
export const lendableListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: loansPath,
  component: lazyRouteComponent(() => import('./LendableListPage.tsx'), 'LendableListPage'),
  staticData: {
    meta: {
      header: 'management',
      footer: true,
      logoutinfo: true,
      prev: '/mgmt/PlusGuestReservation/List',
      title: 'visitorLoans:list',
      service: [17, 50],
      can: 'visitorLoans.view',
    },
  },
})

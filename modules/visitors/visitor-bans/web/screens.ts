import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'

export const bansPath = '/mgmt/PlusGuestBan'

/** Whom the community does not want. */
export const banListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: bansPath,
  component: lazyRouteComponent(() => import('./BanListPage.tsx'), 'BanListPage'),
  staticData: {
    meta: {
      header: 'management',
      footer: true,
      logoutinfo: true,
      prev: '/mgmt/PlusGuestReservation/List',
      title: 'visitorBans:list',
      service: [17, 50],
      can: 'visitorBans.view',
    },
  },
})

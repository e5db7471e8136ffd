import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { backOfFees } from '#modules/money/fee-items/web/public.ts'

export const accountPath = '/mgmt/fee/default-management/setting/account'

const page = {
  getParentRoute: () => rootRoute,
  component: lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage'),
  staticData: managed({ prev: backOfFees, title: 'collecting:title', service: [2], can: 'collecting.view' }),
}

/** Where fees go, and how they are paid in. */
export const accountRoute = createRoute({ ...page, path: '/mgmt/fee/$type/setting/account' })
/** The same, where KGI collects. */
export const kgiAccountRoute = createRoute({ ...page, path: '/mgmt/fee-kgi/$type/setting/account' })

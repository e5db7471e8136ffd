import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { backOfFees } from './public.ts'

export const feeSettingPath = '/mgmt/fee/default-management/setting/items'

const page = {
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({ prev: backOfFees, title: 'feeItems:title', service: [2], can: 'feeItems.view' }),
}

/** What households pay for, and how the community decided about its fees. */
export const feeSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/fee/$type/setting/items',
  ...page,
})

/** The same, where KGI collects. */
export const kgiSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/fee-kgi/$type/setting/items',
  ...page,
})

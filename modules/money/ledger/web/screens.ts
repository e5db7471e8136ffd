import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const ledgerSettingPath = '/mgmt/cashManagement/setting'

/** Accounts and categories of the cash book. */
export const ledgerSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ledgerSettingPath,
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({ prev: 'goHome', title: 'ledger:setting', service: [7], can: 'ledger.view' }),
})

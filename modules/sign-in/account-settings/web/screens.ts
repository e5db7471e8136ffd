import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ownPath } from '#platform/web/router/own-path.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import type { Prev } from '#platform/web/router/root-route.ts'

const meta = (title: string, prev: Prev) => ({ prev, title }) as const

export const accountSettingPath = '/mgmt/accountSetting'

/** The own account: who one is, what protects it, where it is signed in. */
export const accountSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: accountSettingPath,
  component: lazyRouteComponent(() => import('./AccountSettingPage.tsx'), 'AccountSettingPage'),
  staticData: managed(meta('accountSettings:setting', 'goHome')),
})

export const changeInfoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/accountSetting/changeInfo',
  component: lazyRouteComponent(() => import('./ChangeInfoPage.tsx'), 'ChangeInfoPage'),
  staticData: managed(meta('accountSettings:info', accountSettingPath)),
})

export const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/accountSetting/changePassword',
  component: lazyRouteComponent(() => import('./ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  staticData: managed(meta('accountSettings:password', accountSettingPath)),
})

/** The last sign-ins and tries; with `to` it stands between signing in and where one wanted. */
export const lastSignInsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/lastLoginInformation',
  validateSearch: (search: Record<string, unknown>): { to?: string } => {
    const to = ownPath(search['to'])
    return to ? { to } : {}
  },
  component: lazyRouteComponent(() => import('./LastSignInsPage.tsx'), 'LastSignInsPage'),
  staticData: managed(meta('accountSettings:last', 'goHome')),
})

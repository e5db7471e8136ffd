import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#platform/web/i18n/words.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const meta = {
  prev: 'goHome',
  can: 'permissions.view',
} as const

/** Roles and what they may, and the accounts that have them. */
export const communityAdminSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/communityAdminSetting',
  component: lazyRouteComponent(
    withWords(() => import('./MatrixPage.tsx')),
    'MatrixPage',
  ),
  staticData: managed({ ...meta, title: 'permissions:matrix' }),
})

/** What committee members may of each service (R073). */
export const committeeMainRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/CommitteeMain',
  component: lazyRouteComponent(
    withWords(() => import('./CommitteePage.tsx')),
    'CommitteePage',
  ),
  staticData: managed({ ...meta, title: 'permissions:committee' }),
})

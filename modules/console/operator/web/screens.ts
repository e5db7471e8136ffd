import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#platform/web/i18n/words.ts'
import { ConsoleFrame } from './ConsoleFrame.tsx'
import { NoPage } from './NoPage.tsx'

/** The root of the console: a tree of its own, of which the pages of communities know nothing. */
export const consoleRoute = createRootRoute({ component: ConsoleFrame, notFoundComponent: NoPage })

const parent = { getParentRoute: () => consoleRoute }

export const overviewRoute = createRoute({
  ...parent,
  path: '/operator/',
  component: lazyRouteComponent(() => import('./OverviewPage.tsx'), 'OverviewPage'),
})
export const communitiesRoute = createRoute({
  ...parent,
  path: '/operator/communities',
  component: lazyRouteComponent(() => import('./CommunitiesPage.tsx'), 'CommunitiesPage'),
})
export const newCommunityRoute = createRoute({
  ...parent,
  path: '/operator/communities/new',
  component: lazyRouteComponent(() => import('./NewCommunityPage.tsx'), 'NewCommunityPage'),
})
export const communityRoute = createRoute({
  ...parent,
  path: '/operator/communities/$communityId',
  component: lazyRouteComponent(() => import('./CommunityPage.tsx'), 'CommunityPage'),
})
export const accountsRoute = createRoute({
  ...parent,
  path: '/operator/accounts',
  component: lazyRouteComponent(() => import('./AccountsPage.tsx'), 'AccountsPage'),
})
export const auditRoute = createRoute({
  ...parent,
  path: '/operator/audit',
  component: lazyRouteComponent(
    withWords(() => import('./AuditPage.tsx')),
    'AuditPage',
  ),
})

import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { withWords } from '#platform/web/i18n/words.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { ConsoleFrame } from './ConsoleFrame.tsx'
import { NoPage } from './NoPage.tsx'

/** The root of the console: a tree of its own, of which the pages of communities know nothing. */
export const consoleRoute = createRootRoute({ component: ConsoleFrame, notFoundComponent: NoPage })

const parent = { getParentRoute: () => consoleRoute }

const text = z.string().optional().catch(undefined)
const communitiesSearch = z.object({ text, open: text })
const auditSearch = z.object({ operator: text, action: text, from: text, to: text, open: text })
export type CommunitiesSearch = z.output<typeof communitiesSearch>
export type AuditSearch = z.output<typeof auditSearch>

export const overviewRoute = createRoute({
  ...parent,
  path: '/operator/',
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).first.overview),
  component: lazyRouteComponent(() => import('./OverviewPage.tsx'), 'OverviewPage'),
})
export const communitiesRoute = createRoute({
  ...parent,
  path: '/operator/communities',
  validateSearch: (given) => communitiesSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).first.communities),
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
  validateSearch: (given) => auditSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).first.audit),
  component: lazyRouteComponent(
    withWords(() => import('./AuditPage.tsx')),
    'AuditPage',
  ),
})

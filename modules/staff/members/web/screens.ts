import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { withWords } from '#platform/web/i18n/words.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({ role: text, text, open: text })
const recordSearch = z.object({ account: text, open: text })
export type MembersSearch = z.output<typeof search>
export type RecordSearch = z.output<typeof recordSearch>
const beforeLoad = askEarly(async () => (await import('./list-query.ts')).membersQuery)
const meta = {
  prev: 'goHome',
  keepAlive: true,
  can: 'members.view',
} as const
const listPath = '/mgmt/accountManagement/accountList'
const component = lazyRouteComponent(() => import('./MembersPage.tsx'), 'MembersPage')

/** The way into the pages of accounts. */
export const accountManagementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/accountManagement',
  beforeLoad: () => {
    throw redirect({ to: listPath, replace: true })
  },
  staticData: managed({ ...meta, title: 'members:list' }),
})

/** The accounts of the community. */
export const accountListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: listPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad,
  component,
  staticData: managed({ ...meta, title: 'members:list' }),
})

/** The same by the legacy page's address. */
export const legacyAccountListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community/accountList.aspx',
  validateSearch: (given) => search.parse(given),
  beforeLoad,
  component,
  staticData: managed({ ...meta, title: 'members:list' }),
})

/** Who works here (R074, R082), and what oneself may. */
export const staffOnlyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/Staffonly',
  component: lazyRouteComponent(
    withWords(() => import('./StaffPage.tsx')),
    'StaffPage',
  ),
  staticData: managed({ prev: 'goHome', title: 'members:staff' }),
})

/** What happened to the accounts. */
export const accountRecordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/accountManagement/accountRecord',
  validateSearch: (given) => recordSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).memberRecordsQuery),
  component: lazyRouteComponent(
    withWords(() => import('./MemberRecordPage.tsx')),
    'MemberRecordPage',
  ),
  staticData: managed({ ...meta, title: 'members:records' }),
})

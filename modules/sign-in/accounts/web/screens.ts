import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'
import { isSessionValid } from '#platform/web/session/session.ts'
import { ownPath } from '#platform/web/router/own-path.ts'

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/login',
  staticData: {
    meta: {
      header: 'none',
      footer: true,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'accounts:title',
    },
  },
  validateSearch: (search: Record<string, unknown>): { to?: string } => {
    const to = ownPath(search['to'])
    return to ? { to } : {}
  },
  beforeLoad: ({ search }) => {
    if (isSessionValid()) throw redirect({ href: search.to ?? '/mgmt/home', replace: true })
  },
  component: lazyRouteComponent(() => import('./LoginPage.tsx'), 'LoginPage'),
})

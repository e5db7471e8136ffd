import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'

/** Registering a manager account; neither header nor footer (R008). */
export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/register',
  component: lazyRouteComponent(() => import('./RegisterPage.tsx'), 'RegisterPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: '/mgmt/login',
      public: true,
      title: 'accountRegistration:page',
    },
  },
})

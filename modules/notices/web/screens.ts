import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#platform/web/router/root-route.ts'

/** `state` is one of the delivery states; the page knows them. */
type Search = { view?: 'records' | 'settings'; state?: string }

/** What residents are told: who waits for a tag or a call, what was sent, and how it is sent. */
export const noticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/notices',
  validateSearch: (given): Search => given,
  component: lazyRouteComponent(() => import('./NoticesPage.tsx'), 'NoticesPage'),
  staticData: {
    meta: {
      header: 'management',
      footer: true,
      logoutinfo: true,
      prev: 'goHome',
      keepAlive: true,
      title: 'noticesFrame:title',
      service: [48, 49],
      can: 'notices.view',
    },
  },
})

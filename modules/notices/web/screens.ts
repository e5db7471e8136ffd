import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { rootRoute } from '#platform/web/router/root-route.ts'

const search = z.object({
  view: z.enum(['todo', 'records', 'settings']).optional().catch(undefined),
  state: z.string().optional().catch(undefined),
})

/** What residents are told: who waits for a tag or a call, what was sent, and how it is sent. */
export const noticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/notices',
  validateSearch: (given) => search.parse(given),
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

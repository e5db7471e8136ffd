import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { notificationStates } from '../contract.ts'

/** The address is the legacy page's. */
export const notificationsPath = '/community/communityPushNotification_v2.aspx'

const text = z.string().optional().catch(undefined)
const search = z.object({ view: z.enum(notificationStates).optional().catch(undefined), text, open: text })
export type NotificationSearch = z.output<typeof search>

/** What residents were told and are about to be told (service 47). */
export const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: notificationsPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).notificationsQuery),
  component: lazyRouteComponent(() => import('./NotificationsPage.tsx'), 'NotificationsPage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'notifications:list',
    service: [47],
    can: 'notifications.view',
  }),
})

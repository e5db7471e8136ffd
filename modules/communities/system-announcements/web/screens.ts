import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { announcementsPath } from './paths.ts'

const meta = {
  title: 'systemAnnouncements:title',
  can: 'systemAnnouncements.view',
} as const
const list = {
  getParentRoute: () => rootRoute,
  component: lazyRouteComponent(() => import('./AnnouncementsPage.tsx'), 'AnnouncementsPage'),
  staticData: managed({ ...meta, prev: 'goHome', keepAlive: true }),
} as const

/** What the operator of Lobby wrote, the newest first. */
export const announcementsRoute = createRoute({ ...list, path: announcementsPath })

/** The same at the older address. */
export const oldAnnouncementsRoute = createRoute({ ...list, path: '/community/systemUpdates.aspx' })

/** One of them. */
export const announcementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/SystemUpdatesDetail/$id',
  component: lazyRouteComponent(() => import('./AnnouncementPage.tsx'), 'AnnouncementPage'),
  staticData: managed({ ...meta, prev: announcementsPath }),
})

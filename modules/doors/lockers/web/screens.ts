import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { lockerPath, pendingPath, statusPath } from '#modules/doors/locker-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
const needs = { service: [32], can: 'lockers.view' } as const

const statusSearch = z.object({ cabinet: text, cubby: text, text })
export type StatusSearch = z.output<typeof statusSearch>

const pendingSearch = z.object({ text, open: text })
export type PendingSearch = z.output<typeof pendingSearch>

/** The address of the service leads to its first tab (R396). */
export const lockerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: lockerPath,
  beforeLoad: () => {
    throw redirect({ href: pendingPath, replace: true })
  },
  staticData: managed({ ...needs, prev: 'goHome', title: 'lockers:pending' }),
})

/** What waits for the desk: wishes, interrupted drops, parcels whose time is over (R396). */
export const pendingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pendingPath,
  validateSearch: (given) => pendingSearch.parse(given),
  component: lazyRouteComponent(() => import('./PendingPage.tsx'), 'PendingPage'),
  staticData: managed({ ...needs, prev: 'goHome', title: 'lockers:pending' }),
})

/** The cabinets as they stand, cubby by cubby (R396, R398). */
export const statusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: statusPath,
  validateSearch: (given) => statusSearch.parse(given),
  component: lazyRouteComponent(() => import('./StatusPage.tsx'), 'StatusPage'),
  staticData: managed({ ...needs, prev: 'goHome', title: 'lockers:status' }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { patrolRoundPath, patrolSettingPath, patrolsPath } from './paths.ts'

const walk = { service: [9], can: 'patrols.walk' } as const

/** Rounds of a day with what became of each point. */
export const patrolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: patrolsPath,
  validateSearch: (given) => z.object({ day: z.iso.date().optional().catch(undefined) }).parse(given),
  component: lazyRouteComponent(() => import('./PatrolsPage.tsx'), 'PatrolsPage'),
  staticData: managed({ ...walk, prev: 'goHome', title: 'patrols:page' }),
})

/** Points with their labels, and routes. */
export const patrolSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: patrolSettingPath,
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({
    service: [9],
    can: 'patrols.configure',
    prev: patrolsPath,
    title: 'patrols:setting',
  }),
})

/** A round from point to point. */
export const patrolRoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: patrolRoundPath,
  component: lazyRouteComponent(() => import('./RoundPage.tsx'), 'RoundPage'),
  // The whole phone is the page's; a computer finds the same.
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: true,
      prev: patrolsPath,
      keepAlive: true,
      title: 'patrols:round',
      ...walk,
    },
  },
})

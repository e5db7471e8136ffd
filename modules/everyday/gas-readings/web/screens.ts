import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { overviewPath, periodsPath, roundPath } from '#modules/everyday/gas-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
const needs = { service: [54], can: 'gasReadings.view' } as const

const overviewSearch = z.object({
  show: z.enum(['look', 'missing', 'filled']).optional().catch(undefined),
  open: text,
})
export type OverviewSearch = z.output<typeof overviewSearch>

/** A period of readings household by household. */
export const gasOverviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: overviewPath,
  validateSearch: (given) => overviewSearch.parse(given),
  component: lazyRouteComponent(() => import('./OverviewPage.tsx'), 'OverviewPage'),
  staticData: managed({ ...needs, prev: periodsPath, title: 'gasReadings:overview' }),
})

/** The guard's round from door to door. */
export const gasRoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: roundPath,
  validateSearch: (given) => z.object({ building: text }).parse(given),
  component: lazyRouteComponent(() => import('./RoundPage.tsx'), 'RoundPage'),
  // The whole phone is the page's; a computer finds the same.
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: true,
      prev: periodsPath,
      keepAlive: true,
      title: 'gasReadings:round',
      service: [54],
      can: 'gasReadings.fill',
    },
  },
})

/** A household writes its reading by its own link. */
export const gasFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/gasReading',
  validateSearch: (given) => z.object({ token: text }).parse(given),
  component: lazyRouteComponent(() => import('./GasFormPage.tsx'), 'GasFormPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'gasReadings:form',
    },
  },
})

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { chargingPath, dashboardPath, historyPath, recordsPath } from '#modules/charging/charging-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)

const dashboardSearch = z.object({ floor: text, bay: text })
export type DashboardSearch = z.output<typeof dashboardSearch>

const recordSearch = z.object({
  view: z.enum(['all', 'waiting', 'settled']).optional().catch(undefined),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  open: text,
})
export type RecordSearch = z.output<typeof recordSearch>

const historySearch = z.object({ connector: text, open: text })
export type HistorySearch = z.output<typeof historySearch>

const station = { service: [30], can: 'chargingStations.view' } as const
const session = { service: [30], can: 'chargingSessions.view' } as const

/** The address of the service leads to its plan. */
export const chargingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: chargingPath,
  beforeLoad: () => {
    throw redirect({ href: dashboardPath, replace: true })
  },
  staticData: managed({ ...station, prev: 'goHome', title: 'chargingSessions:dashboard' }),
})

/** The bays of each floor as they stand now. */
export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: dashboardPath,
  validateSearch: (given) => dashboardSearch.parse(given),
  component: lazyRouteComponent(() => import('./DashboardPage.tsx'), 'DashboardPage'),
  staticData: managed({ ...station, prev: 'goHome', title: 'chargingSessions:dashboard' }),
})

/** Every session, those that wait for review first. */
export const recordsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: recordsPath,
  validateSearch: (given) => recordSearch.parse(given),
  component: lazyRouteComponent(() => import('./RecordsPage.tsx'), 'RecordsPage'),
  staticData: managed({ ...session, prev: dashboardPath, title: 'chargingSessions:records' }),
})

/** What one connector did and was told. */
export const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: historyPath,
  validateSearch: (given) => historySearch.parse(given),
  component: lazyRouteComponent(() => import('./HistoryPage.tsx'), 'HistoryPage'),
  staticData: managed({ ...session, prev: dashboardPath, title: 'chargingSessions:history' }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const drillsPath = '/mgmt/BA-alert/drills'
/** The certificate of one drill. */
export const drillPath = (drillId: string): string => `/mgmt/BA-alert/drills/${drillId}`

const search = z.object({ open: z.string().optional().catch(undefined) })
export type DrillSearch = z.output<typeof search>

const service = [24, 56] as const
const can = 'alarmDrills.view'

/** Drills, with the open one beside them. */
export const drillsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: drillsPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).drillsQuery),
  component: lazyRouteComponent(() => import('./DrillsPage.tsx'), 'DrillsPage'),
  staticData: managed({
    prev: '/mgmt/BA-alert/event',
    keepAlive: true,
    title: 'alarmDrills:list',
    service,
    can,
  }),
})

/** What is certified of each step of one drill, to be printed. */
export const drillRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/BA-alert/drills/$id',
  component: lazyRouteComponent(() => import('./DrillPage.tsx'), 'DrillPage'),
  staticData: managed({ prev: drillsPath, title: 'alarmDrills:certificate', service, can }),
})

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { analysisPath, eventsPath } from './paths.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({
  view: z.enum(['processed', 'all']).optional().catch(undefined),
  scope: z.enum(['public', 'private']).optional().catch(undefined),
  level: z.coerce
    .number()
    .pipe(z.literal([1, 2, 3, 4]))
    .optional()
    .catch(undefined),
  text,
  from: text,
  to: text,
  open: text,
})
export type EventSearch = z.output<typeof search>

const analysis = search.pick({ level: true, from: true, to: true }).extend({
  span: z.enum(['year', 'own']).optional().catch(undefined),
  category: z.coerce.number().int().min(1).max(12).optional().catch(undefined),
})
export type AnalysisSearch = z.output<typeof analysis>

const service = [24, 56] as const
const can = 'alarmEvents.view'

/** The parent of all pages of alarms leads to the list. */
export const alarmHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/BA-alert',
  beforeLoad: () => {
    throw redirect({ href: eventsPath, replace: true })
  },
  staticData: managed({ prev: 'goHome', title: 'alarmEvents:list', service, can }),
})

/** All alarms, with the open one beside them. */
export const eventListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: eventsPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).eventsQuery),
  component: lazyRouteComponent(() => import('./EventListPage.tsx'), 'EventListPage'),
  staticData: managed({ prev: 'goHome', keepAlive: true, title: 'alarmEvents:list', service, can }),
})

const page = { getParentRoute: () => rootRoute }
const meta = { prev: eventsPath, service } as const
const detail = lazyRouteComponent(() => import('./EventPages.tsx'), 'EventDetailPage')
const report = lazyRouteComponent(() => import('./EventPages.tsx'), 'EventReportPage')
const ofHomes = 'alarmEvents.viewPrivate'

/** One alarm of the building, and the report on it. */
export const eventDetailRoute = createRoute({
  ...page,
  path: '/mgmt/BA-alert/event/detail/$id',
  component: detail,
  staticData: managed({ ...meta, title: 'alarmEvents:detail', can }),
})
export const eventReportRoute = createRoute({
  ...page,
  path: '/mgmt/BA-alert/event/report/$id',
  component: report,
  staticData: managed({ ...meta, title: 'alarmEvents:report', can: 'alarmEvents.handle' }),
})
/** One call for help, and the report on it. */
export const privateDetailRoute = createRoute({
  ...page,
  path: '/mgmt/BA-alert/privateEvent/detail/$id',
  component: detail,
  staticData: managed({ ...meta, title: 'alarmEvents:detail', can: ofHomes }),
})
export const privateReportRoute = createRoute({
  ...page,
  path: '/mgmt/BA-alert/privateEvent/report/$id',
  component: report,
  staticData: managed({ ...meta, title: 'alarmEvents:report', can: ofHomes }),
})

/** How many there were, where and when. */
export const analysisRoute = createRoute({
  ...page,
  path: analysisPath,
  validateSearch: (given) => analysis.parse(given),
  component: lazyRouteComponent(() => import('./AnalysisPage.tsx'), 'AnalysisPage'),
  staticData: managed({ ...meta, keepAlive: true, title: 'alarmEvents:analysis', can }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const logPath = '/mgmt/BA-alert/log'

const text = z.string().optional().catch(undefined)
const search = z.object({
  view: z.enum(['abnormal']).optional().catch(undefined),
  point: text,
  from: text,
  to: text,
  open: text,
})
export type LogSearch = z.output<typeof search>

/** Every value that points said. */
export const logRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: logPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).logQuery),
  component: lazyRouteComponent(() => import('./LogPage.tsx'), 'LogPage'),
  staticData: managed({
    prev: '/mgmt/BA-alert/event',
    keepAlive: true,
    title: 'alarmLog:list',
    service: [24, 56],
    can: 'alarmLog.view',
  }),
})

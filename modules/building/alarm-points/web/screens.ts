import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const pointsPath = '/mgmt/BA-alert/management'

const text = z.string().optional().catch(undefined)
const search = z.object({
  text,
  category: z.coerce.number().int().optional().catch(undefined),
  level: z.coerce
    .number()
    .pipe(z.literal([1, 2, 3, 4]))
    .optional()
    .catch(undefined),
  open: text,
})
export type PointSearch = z.output<typeof search>

/** What is watched, and how it stands. */
export const pointListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pointsPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).pointsQuery),
  component: lazyRouteComponent(() => import('./PointListPage.tsx'), 'PointListPage'),
  staticData: managed({
    prev: '/mgmt/BA-alert/event',
    keepAlive: true,
    title: 'alarmPoints:list',
    service: [24, 56],
    can: 'alarmPoints.view',
  }),
})

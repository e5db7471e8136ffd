import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { calendarPath } from './paths.ts'

const text = z.string().optional().catch(undefined)

/** Everything with a date, by month, week or as a list. */
export const calendarRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: calendarPath,
  validateSearch: (given) =>
    z
      .object({ day: text, view: z.enum(['month', 'week', 'list']).optional().catch(undefined), kind: text })
      .parse(given),
  component: lazyRouteComponent(() => import('./CalendarPage.tsx'), 'CalendarPage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'calendar:page',
    service: [53],
    can: 'calendar.view',
  }),
})

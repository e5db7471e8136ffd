import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const callsPath = '/mgmt/BA-alert/calls'

/** Whom alarms call, by level and hour. */
export const callPlanRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: callsPath,
  component: lazyRouteComponent(() => import('./CallPlanPage.tsx'), 'CallPlanPage'),
  staticData: managed({
    prev: '/mgmt/BA-alert/event',
    title: 'alarmCalls:list',
    service: [24, 56],
    can: 'alarmCalls.view',
  }),
})

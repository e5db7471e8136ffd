import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const gatewaysPath = '/mgmt/BA-alert/gateways'

const search = z.object({ open: z.string().optional().catch(undefined) })
export type GatewaySearch = z.output<typeof search>

/** What brings values in, and which of its keys is which point. */
export const gatewaysRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: gatewaysPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).gatewaysQuery),
  component: lazyRouteComponent(() => import('./GatewaysPage.tsx'), 'GatewaysPage'),
  staticData: managed({
    prev: '/mgmt/BA-alert/management',
    title: 'alarmGateways:list',
    service: [24, 56],
    can: 'alarmGateways.configure',
  }),
})

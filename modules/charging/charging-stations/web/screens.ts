import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { connectorsPath, dashboardPath } from '#modules/charging/charging-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const search = z.object({
  floor: z.string().optional().catch(undefined),
  state: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  open: z.string().optional().catch(undefined),
})
export type ConnectorSearch = z.output<typeof search>

/** Connectors: where they are, who may use them, and how their stations sign in. */
export const connectorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: connectorsPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./ConnectorsPage.tsx'), 'ConnectorsPage'),
  staticData: managed({
    prev: dashboardPath,
    title: 'chargingStations:connectors',
    service: [30],
    can: 'chargingStations.view',
  }),
})

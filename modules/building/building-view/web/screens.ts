import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { spans } from '../contract.ts'

export const buildingPath = '/mgmt/BAHome'

const search = z.object({
  /** A system of the building, and a point of it. */
  category: z.coerce.number().int().optional().catch(undefined),
  point: z.string().optional().catch(undefined),
  hours: z.coerce.number().pipe(z.literal(spans)).optional().catch(undefined),
})
export type BuildingSearch = z.output<typeof search>

/** The building as a picture (service 56). */
export const buildingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: buildingPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./BuildingPage.tsx'), 'BuildingPage'),
  staticData: managed({
    prev: 'goHome',
    title: 'buildingView:title',
    service: [24, 56],
    can: 'alarmPoints.view',
  }),
})

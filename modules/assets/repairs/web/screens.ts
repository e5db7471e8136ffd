import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { maintenancePath, repairsPath, reportPath } from '#modules/assets/paths.ts'
import { Wait } from '../shapes.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({
  text,
  view: z.enum(['open', 'all']).optional().catch(undefined),
  waits: Wait.optional().catch(undefined),
  open: text,
})
export type RepairSearch = z.output<typeof search>

/** What is broken, and what waits for whom. */
export const repairListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: repairsPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).repairsQuery),
  component: lazyRouteComponent(() => import('./RepairListPage.tsx'), 'RepairListPage'),
  staticData: managed({
    prev: maintenancePath,
    keepAlive: true,
    title: 'repairs:list',
    service: [11],
    can: 'repairs.view',
  }),
})

/** What the QR code on a wall opens, without an account. */
export const repairReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: reportPath,
  validateSearch: (given) => z.object({ token: text }).parse(given),
  component: lazyRouteComponent(() => import('./WallPage.tsx'), 'WallPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'repairs:report',
    },
  },
})

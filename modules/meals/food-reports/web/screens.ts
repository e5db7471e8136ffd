import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { foodService } from '#modules/meals/food-menu/contract.ts'
import { exportReportPath, reportPath } from '#modules/meals/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const search = z.object({
  ym: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
})
export type MonthSearch = z.output<typeof search>

/** A month by dish, household and purse. */
export const monthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: reportPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./MonthPage.tsx'), 'MonthPage'),
  staticData: managed({
    service: foodService,
    can: 'foodReports.view',
    prev: 'goHome',
    title: 'foodReports:month',
  }),
})

/** Files of orders. */
export const exportReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: exportReportPath,
  component: lazyRouteComponent(() => import('./ExportReportPage.tsx'), 'ExportReportPage'),
  staticData: managed({
    service: foodService,
    can: 'foodReports.export',
    prev: reportPath,
    title: 'foodReports:exports',
  }),
})

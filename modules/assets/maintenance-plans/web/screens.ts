import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { maintenancePath, plantsPath } from '#modules/assets/paths.ts'
import { stands } from '../stands.ts'
import { newPlanPath, plansPath } from './paths.ts'

const see = { service: [11], can: 'maintenancePlans.view' } as const
const text = z.string().optional().catch(undefined)
const listSearch = z.object({
  text,
  view: z.enum(['now', 'all']).optional().catch(undefined),
  open: text,
})
export type PlanSearch = z.output<typeof listSearch>

/** What is due: the month and the list. */
export const dueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: maintenancePath,
  validateSearch: (given) => z.object({ month: text }).parse(given),
  component: lazyRouteComponent(() => import('./DuePage.tsx'), 'DuePage'),
  staticData: managed({ prev: 'goHome', keepAlive: true, title: 'maintenancePlans:due', ...see }),
})

/** The plans. */
export const planListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: plansPath,
  validateSearch: (given) => listSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).plansQuery),
  component: lazyRouteComponent(() => import('./PlanListPage.tsx'), 'PlanListPage'),
  staticData: managed({ prev: maintenancePath, keepAlive: true, title: 'maintenancePlans:plans', ...see }),
})

/** A plan is added. */
export const newPlanRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: newPlanPath,
  validateSearch: (given) => z.object({ assetId: text }).parse(given),
  component: lazyRouteComponent(() => import('./PlanEditPage.tsx'), 'PlanEditPage'),
  staticData: managed({
    prev: plansPath,
    title: 'maintenancePlans:plan',
    service: [11],
    can: 'maintenancePlans.change',
  }),
})

/** A plan is changed. */
export const planRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${newPlanPath}/$planId`,
  component: lazyRouteComponent(() => import('./PlanEditPage.tsx'), 'PlanEditPage'),
  staticData: managed({
    prev: plansPath,
    title: 'maintenancePlans:plan',
    service: [11],
    can: 'maintenancePlans.change',
  }),
})

/** What was done of a plan. */
export const planRecordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${maintenancePath}/project/record/$planId`,
  validateSearch: (given) => z.object({ open: text }).parse(given),
  component: lazyRouteComponent(() => import('./RecordPage.tsx'), 'RecordPage'),
  staticData: managed({ prev: plansPath, title: 'maintenancePlans:record', ...see }),
})

const plantSearch = z.object({
  text,
  stand: z
    .enum(['all', ...stands])
    .optional()
    .catch(undefined),
  open: text,
})
export type PlantSearch = z.output<typeof plantSearch>

/** The state of all plants on one page. */
export const plantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: plantsPath,
  validateSearch: (given) => plantSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).plantsQuery),
  component: lazyRouteComponent(() => import('./PlantsPage.tsx'), 'PlantsPage'),
  staticData: managed({ prev: maintenancePath, keepAlive: true, title: 'maintenancePlans:plants', ...see }),
})

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { foodService } from '#modules/meals/food-menu/contract.ts'
import { formerOrderPath, kitchenPath, oldRecordsPath, orderPath, recordsPath } from '#modules/meals/paths.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
const needs = { service: foodService, can: 'foodOrders.view' } as const

/** Takes orders. */
export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: orderPath,
  component: lazyRouteComponent(() => import('./OrderPage.tsx'), 'OrderPage'),
  staticData: managed({
    service: foodService,
    can: 'foodOrders.take',
    prev: 'goHome',
    title: 'foodOrders:order',
    keepAlive: true,
  }),
})

/** The address of before leads to the one of now. */
export const formerOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: formerOrderPath,
  beforeLoad: () => {
    throw redirect({ href: orderPath, replace: true })
  },
  staticData: managed({ ...needs, prev: 'goHome', title: 'foodOrders:order' }),
})

/** The kitchen's screen: the whole of it is the page's. */
export const kitchenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: kitchenPath,
  component: lazyRouteComponent(() => import('./KitchenPage.tsx'), 'KitchenPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: true,
      prev: orderPath,
      title: 'foodOrders:kitchen',
      ...needs,
    },
  },
})

/** The filters of a list live in the address, so that a link shows the same list. */
const search = z.object({
  view: z.enum(['done', 'voided']).optional().catch(undefined),
  text,
  from: text,
  to: text,
  open: text,
})
export type RecordSearch = z.output<typeof search>

/** Orders of the last 30 days. */
export const recordsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: recordsPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./record-query.ts')).recordsQuery),
  component: lazyRouteComponent(() => import('./RecordsPage.tsx'), 'RecordsPage'),
  staticData: managed({ ...needs, prev: orderPath, title: 'foodOrders:records', keepAlive: true }),
})

/** Orders of before. */
export const oldRecordsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: oldRecordsPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./record-query.ts')).oldRecordsQuery),
  component: lazyRouteComponent(() => import('./RecordsPage.tsx'), 'OldRecordsPage'),
  staticData: managed({ ...needs, prev: recordsPath, title: 'foodOrders:oldRecords', keepAlive: true }),
})

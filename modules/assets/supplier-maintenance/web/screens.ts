import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { rootRoute } from '#platform/web/router/root-route.ts'
import { supplierLoginPath, supplierOtherPath, supplierTokenPath, supplierWorkPath } from './paths.ts'

const open = { header: 'none', footer: false, logoutinfo: false, prev: 'other', public: true } as const
const text = z.string().optional().catch(undefined)

/** Where a supplier types its code (R004, R006). */
export const supplierLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: supplierLoginPath,
  validateSearch: (given) => z.object({ supplierId: text }).parse(given),
  component: lazyRouteComponent(() => import('./CodePage.tsx'), 'CodePage'),
  staticData: { meta: { ...open, title: 'supplierMaintenance:login' } },
})

/** What waits for a supplier (R004, R006). */
export const supplierWorkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: supplierWorkPath,
  validateSearch: (given) => z.object({ code: z.string().optional().catch(undefined) }).parse(given),
  component: lazyRouteComponent(() => import('./WorkPage.tsx'), 'WorkPage'),
  staticData: { meta: { ...open, title: 'supplierMaintenance:list' } },
})

/** The link of a message: its code leaves the address at once (R004). */
export const supplierTokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: supplierTokenPath,
  component: lazyRouteComponent(() => import('./TokenPage.tsx'), 'TokenPage'),
  staticData: { meta: { ...open, title: 'supplierMaintenance:list' } },
})

/** Any other path below does not open: 401 (R007). */
export const supplierOtherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: supplierOtherPath,
  component: lazyRouteComponent(() => import('./TokenPage.tsx'), 'NonePage'),
  staticData: { meta: { ...open, title: 'supplierMaintenance:none' } },
})

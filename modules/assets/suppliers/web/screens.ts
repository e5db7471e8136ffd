import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { supplierDetailPath, supplierEditPath, suppliersPath } from '#modules/assets/paths.ts'

const service = [25, 11] as const
const text = z.string().optional().catch(undefined)
const listSearch = z.object({
  text,
  type: z.coerce.number().int().optional().catch(undefined),
  view: z.enum(['now', 'all']).optional().catch(undefined),
  open: text,
})
export type SupplierSearch = z.output<typeof listSearch>
const one = z.object({ id: text })

/** Who works for the community. */
export const supplierListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: suppliersPath,
  validateSearch: (given) => listSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).suppliersQuery),
  component: lazyRouteComponent(() => import('./SupplierListPage.tsx'), 'SupplierListPage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'suppliers:list',
    service,
    can: 'suppliers.view',
  }),
})

/** A supplier is added, or changed. */
export const supplierEditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: supplierEditPath,
  validateSearch: (given) => one.parse(given),
  component: lazyRouteComponent(() => import('./SupplierEditPage.tsx'), 'SupplierEditPage'),
  staticData: managed({ prev: suppliersPath, title: 'suppliers:edit', service, can: 'suppliers.change' }),
})

/** One supplier with papers and files. */
export const supplierDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: supplierDetailPath,
  validateSearch: (given) => one.parse(given),
  component: lazyRouteComponent(() => import('./SupplierDetailPage.tsx'), 'SupplierDetailPage'),
  staticData: managed({ prev: suppliersPath, title: 'suppliers:detail', service, can: 'suppliers.view' }),
})

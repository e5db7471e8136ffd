import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { backOfFees } from '#modules/money/fee-items/web/public.ts'

/** The import that is open lives in the address, so that a reload goes on with it. */
const search = z.object({ open: z.string().optional().catch(undefined) })
export type ImportSearch = z.output<typeof search>

const page = {
  getParentRoute: () => rootRoute,
  validateSearch: (given: Record<string, unknown>) => search.parse(given),
  component: lazyRouteComponent(() => import('./ImportPage.tsx'), 'ImportPage'),
  staticData: managed({ prev: backOfFees, title: 'billImports:page', service: [2], can: 'billImports.use' }),
}

/** Takes bills in from a workbook; the same where KGI collects. */
export const importRoute = createRoute({ ...page, path: '/mgmt/fee/$type/import' })
export const kgiImportRoute = createRoute({ ...page, path: '/mgmt/fee-kgi/$type/import' })

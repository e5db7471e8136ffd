import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const vouchersPath = '/community/cashManagement.aspx'

const text = z.string().optional().catch(undefined)
/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  view: z.enum(['income', 'expense', 'transfer']).optional().catch(undefined),
  text,
  number: z.coerce.number().int().optional().catch(undefined),
  from: text,
  to: text,
  open: text,
  /** The month of the sums: 2026-11. */
  month: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .optional()
    .catch(undefined),
})
export type VoucherSearch = z.output<typeof search>

/** The community's own cash book. */
export const vouchersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: vouchersPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).vouchersQuery),
  component: lazyRouteComponent(() => import('./VouchersPage.tsx'), 'VouchersPage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'vouchers:page',
    service: [7],
    can: 'vouchers.view',
  }),
})

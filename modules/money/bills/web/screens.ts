import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { owings, payerTypes } from '../states.ts'
import { backOfFees } from '#modules/money/fee-items/web/public.ts'

export const periodPath = '/mgmt/fee/default-management/period'

const text = z.string().optional().catch(undefined)
/** The runs of a year, or the bills of a run with their filters. */
const search = z.object({
  year: text,
  run: text,
  show: z.enum(['all', 'open', 'settled', 'overdue', 'voided']).optional().catch(undefined),
  text,
  building: text,
  notice: z.enum(['none', 'told', 'unreached']).optional().catch(undefined),
  payer: z.enum(payerTypes).optional().catch(undefined),
  owing: z.enum(owings).optional().catch(undefined),
  open: text,
})
export type PeriodSearch = z.output<typeof search>

const getParentRoute = () => rootRoute
const page = {
  getParentRoute,
  validateSearch: (given: Record<string, unknown>) => search.parse(given),
  component: lazyRouteComponent(() => import('./PeriodPage.tsx'), 'PeriodPage'),
  staticData: managed({ prev: backOfFees, title: 'bills:period', service: [2], can: 'bills.view' }),
}
const one = {
  getParentRoute,
  component: lazyRouteComponent(() => import('./BillPage.tsx'), 'BillPage'),
  staticData: managed({ prev: backOfFees, title: 'bills:bill', service: [2], can: 'bills.view' }),
}

/** Billing runs, and the bills of one; the same where KGI collects. */
export const periodRoute = createRoute({ ...page, path: '/mgmt/fee/$type/period' })
export const kgiPeriodRoute = createRoute({ ...page, path: '/mgmt/fee-kgi/$type/period' })
/** One bill. */
export const billRoute = createRoute({ ...one, path: '/mgmt/fee/$type/detail/$bulkid/$billid' })
export const kgiBillRoute = createRoute({ ...one, path: '/mgmt/fee-kgi/$type/detail/$bulkid/$billid' })

const leadTo = (pathOf: (type: string) => string) => ({
  getParentRoute,
  beforeLoad: ({ params }: { params: { type?: string } }) => {
    throw redirect({ href: pathOf(params.type ?? 'default-management'), replace: true })
  },
  staticData: page.staticData,
})

/** Fees begin with what is managed by default, and each kind of fee with its runs. */
export const feeRoute = createRoute({ ...leadTo((type) => `/mgmt/fee/${type}`), path: '/mgmt/fee' })
export const feeTypeRoute = createRoute({
  ...leadTo((type) => `/mgmt/fee/${type}/period`),
  path: '/mgmt/fee/$type',
})
export const kgiTypeRoute = createRoute({
  ...leadTo((type) => `/mgmt/fee-kgi/${type}/period`),
  path: '/mgmt/fee-kgi/$type',
})

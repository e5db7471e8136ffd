import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { backOfFees } from '#modules/money/fee-items/web/public.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({ open: text })
export type UnmatchedSearch = z.output<typeof search>
export type FormatSearch = z.output<typeof search>

/** What the bank has and no bill has yet. */
export const unmatchedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/fee/$type/writeofferr',
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./UnmatchedPage.tsx'), 'UnmatchedPage'),
  staticData: managed({
    prev: backOfFees,
    title: 'bankFiles:unmatched',
    service: [2],
    can: 'bankFiles.view',
  }),
})

/** What is only digits comes as a number from an address that somebody wrote. */
const typed = z
  .union([z.string(), z.int().transform(String)])
  .optional()
  .catch(undefined)
const paidSearch = z.object({ q: typed, household: text })
export type PaidSearch = z.output<typeof paidSearch>
const paid = {
  getParentRoute: () => rootRoute,
  validateSearch: (given: Record<string, unknown>) => paidSearch.parse(given),
  component: lazyRouteComponent(() => import('./PaidPage.tsx'), 'PaidPage'),
  staticData: managed({ prev: backOfFees, title: 'bankFiles:paid', service: [2], can: 'bankFiles.view' }),
}
/** Where a payment is that a resident does not see. */
export const paidRoute = createRoute({ ...paid, path: '/mgmt/fee/$type/paid' })
export const kgiPaidRoute = createRoute({ ...paid, path: '/mgmt/fee-kgi/$type/paid' })

const reconcileSearch = z.object({ from: text, to: text, open: text })
export type ReconcileSearch = z.output<typeof reconcileSearch>
const reconcile = {
  getParentRoute: () => rootRoute,
  validateSearch: (given: Record<string, unknown>) => reconcileSearch.parse(given),
  component: lazyRouteComponent(() => import('./ReconcilePage.tsx'), 'ReconcilePage'),
  staticData: managed({
    prev: backOfFees,
    title: 'bankFiles:reconcile',
    service: [2],
    can: 'bankFiles.view',
  }),
}
/** What the files say against what the bank paid out. */
export const reconcileRoute = createRoute({ ...reconcile, path: '/mgmt/fee/$type/reconcile' })
export const kgiReconcileRoute = createRoute({ ...reconcile, path: '/mgmt/fee-kgi/$type/reconcile' })

/** How the files of banks and agencies are read. */
export const formatRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/fee/$type/bank-format',
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./FormatPage.tsx'), 'FormatPage'),
  staticData: managed({ prev: backOfFees, title: 'bankFiles:formats', service: [2], can: 'bankFiles.view' }),
})

export const bankFileScreens = [
  unmatchedRoute,
  formatRoute,
  paidRoute,
  kgiPaidRoute,
  reconcileRoute,
  kgiReconcileRoute,
] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { pointsPath, refundsPath } from '#modules/meals/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { pointServices } from '../contract.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({ id: text, label: text, open: text })
export type LedgerSearch = z.output<typeof search>

/** The points of a household. */
export const ledgerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pointsPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./LedgerPage.tsx'), 'LedgerPage'),
  staticData: managed({
    service: pointServices,
    can: 'points.view',
    prev: 'goHome',
    title: 'points:ledger',
  }),
})

/** What is paid back: no service stands before money that is owed. */
export const refundsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: refundsPath,
  component: lazyRouteComponent(() => import('./RefundsPage.tsx'), 'RefundsPage'),
  staticData: managed({ can: 'points.refund', prev: 'goHome', title: 'points:refunds' }),
})

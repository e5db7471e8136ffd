import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { itemKinds } from '../counter-contract.ts'
import { listPath, registerPath } from './paths.ts'

const text = z.string().optional().catch(undefined)
const meta = { keepAlive: true, service: [49] } as const

/** Registers a return or an outgoing parcel; the address is the legacy page's. */
export const registerReturnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: registerPath,
  validateSearch: (given) => z.object({ kind: z.enum(itemKinds).optional().catch(undefined) }).parse(given),
  component: lazyRouteComponent(() => import('./RegisterReturnPage.tsx'), 'RegisterReturnPage'),
  staticData: managed({ ...meta, prev: 'goHome', title: 'returns:register', can: 'returns.register' }),
})

/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  view: z.enum(['return', 'outgoing', 'taken', 'all']).optional().catch(undefined),
  courier: text,
  text,
  from: text,
  to: text,
  open: text,
})
export type ReturnSearch = z.output<typeof search>

/** Returns and outgoing parcels, to be given to couriers; the address is the legacy page's. */
export const returnListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: listPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).itemsQuery),
  component: lazyRouteComponent(() => import('./ReturnListPage.tsx'), 'ReturnListPage'),
  staticData: managed({ ...meta, prev: 'goHome', title: 'returns:list', can: 'returns.view' }),
})

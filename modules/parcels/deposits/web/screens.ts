import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const meta = {
  prev: 'goHome',
  keepAlive: true,
  service: [48],
} as const

/** Registers deposits and hands them over; the address is the legacy page's. */
export const depositDeskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community/collectionPayment_v2.aspx',
  component: lazyRouteComponent(() => import('./DeskPage.tsx'), 'DeskPage'),
  staticData: managed({ ...meta, title: 'deposits:register', can: 'deposits.register' }),
})

/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  view: z.enum(['deposits', 'ledger', 'counts']).optional().catch(undefined),
  state: z.enum(['waiting', 'handedOver', 'voided']).optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  kind: z.number().optional().catch(undefined),
  /** What is shown of the ledger. */
  line: z.string().optional().catch(undefined),
  building: z.string().optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  open: z.string().optional().catch(undefined),
})
export type RecordsSearch = z.output<typeof search>

/** All deposits, and the ledger of cash; the address is the legacy page's. */
export const depositRecordsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community/collectionRecord_v2.aspx',
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).firstQuery),
  component: lazyRouteComponent(() => import('./RecordsPage.tsx'), 'RecordsPage'),
  staticData: managed({ ...meta, title: 'deposits:records', can: 'deposits.view' }),
})

/** Kinds of deposits, receipts and limits. */
export const depositSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/collectionPayment/setting',
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({ ...meta, title: 'deposits:setting', can: 'deposits.configure' }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute, type ScreenMeta } from '#platform/web/router/root-route.ts'
import { packageStates } from '#modules/parcels/packages/contract.ts'

const word = z.string().optional().catch(undefined)
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional()
  .catch(undefined)

/** The list's filters live in the address, so that a link shows the same list. */
const listSearch = z.object({
  state: z
    .enum([...packageStates, 'all'])
    .optional()
    .catch(undefined),
  text: word,
  building: word,
  kind: word,
  temperature: z.enum(['room', 'chilled', 'frozen']).optional().catch(undefined),
  position: word,
  mark: z.enum(['needs', 'inPerson', 'legal', 'cash']).optional().catch(undefined),
  from: day,
  to: day,
  open: word,
})
export type ListSearch = z.output<typeof listSearch>

const meta = {
  prev: 'goHome',
  service: [49],
} satisfies Partial<ScreenMeta>

/** All packages, whatever became of them. */
export const packageListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community/postalList.aspx',
  validateSearch: (given) => listSearch.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).listQuery),
  component: lazyRouteComponent(() => import('./PackageListPage.tsx'), 'PackageListPage'),
  staticData: managed({ ...meta, keepAlive: true, title: 'packageRecords:list', can: 'packageRecords.view' }),
})

/** One entry for packages, deposits and returns. */
export const packageRoomRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community/postal.aspx',
  component: lazyRouteComponent(() => import('./PackageRoomPage.tsx'), 'PackageRoomPage'),
  staticData: managed({ ...meta, title: 'packageRecords:room', can: 'packageRecords.view' }),
})

/** Hands over by a scan or a household; shows what was handed over last. */
export const receivePageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community/postalReceive.aspx',
  component: lazyRouteComponent(() => import('./ReceivePage.tsx'), 'ReceivePage'),
  staticData: managed({
    ...meta,
    prev: 'mainPage/postal',
    title: 'packageRecords:receive',
    can: 'packages.handOver',
  }),
})

/** Compares the shelves with the book, and mends what differs. */
export const stockTakeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/postalPatch',
  component: lazyRouteComponent(() => import('./StockTakePage.tsx'), 'StockTakePage'),
  staticData: managed({
    ...meta,
    prev: 'mainPage/postal',
    title: 'packageRecords:stockTake',
    can: 'packageRecords.keep',
  }),
})

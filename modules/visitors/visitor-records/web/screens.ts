import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { bookingListPath, controlPath, oldControlPath, recordPath } from './paths.ts'

const text = z.string().optional().catch(undefined)
const meta = {
  keepAlive: true,
  prev: 'goHome',
  can: 'visitors.view',
} as const

/** The filters of a list live in the address, so that a link shows the same list. */
const search = z.object({
  view: text,
  text,
  target: text,
  reason: z.uuid().optional().catch(undefined),
  from: text,
  to: text,
  lent: text,
  open: text,
})
export type VisitSearch = z.output<typeof search>
const validateSearch = (given: Record<string, unknown>) => search.parse(given)

/** Who is awaited, inside, gone or called off. */
export const bookingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: bookingListPath,
  validateSearch,
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).bookingsQuery),
  component: lazyRouteComponent(() => import('./BookingListPage.tsx'), 'BookingListPage'),
  staticData: managed({ ...meta, title: 'visitorRecords:bookings', service: [17] }),
})

/** One visitor; a confirmed arrival notice leads here (R161). */
export const visitorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/PlusGuestReservation/$guestId',
  component: lazyRouteComponent(() => import('./VisitorPage.tsx'), 'VisitorPage'),
  staticData: managed({
    ...meta,
    keepAlive: false,
    prev: bookingListPath,
    title: 'visitorRecords:visitor',
    service: [17, 50],
  }),
})

/** Everybody who came, with totals. */
export const visitorRecordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: recordPath,
  validateSearch,
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).recordsQuery),
  component: lazyRouteComponent(() => import('./RecordPage.tsx'), 'RecordPage'),
  staticData: managed({ ...meta, title: 'visitorRecords:record', service: [17, 50] }),
})

/** The older page of whoever is inside. */
export const visitorControlRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: controlPath,
  validateSearch,
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).controlQuery),
  component: lazyRouteComponent(() => import('./ControlPage.tsx'), 'ControlPage'),
  staticData: managed({ ...meta, title: 'visitorRecords:control', service: [50] }),
})

/** Where the menus of the older pages lead. */
export const oldControlRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: oldControlPath,
  beforeLoad: () => {
    throw redirect({ to: controlPath, replace: true })
  },
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { reservationPath } from '#modules/everyday/facility-paths.ts'
import { facilityBookingsPath, facilityDeskPath } from './paths.ts'

const text = z.string().optional().catch(undefined)
const day = z.iso.date().optional().catch(undefined)
const see = { service: [51], can: 'facilityBookings.view' } as const

const weekSearch = z.object({ from: day, facility: text, day })
export type WeekSearch = z.output<typeof weekSearch>

/** Facilities by days: who has what, and what is free. */
export const facilityWeekRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: reservationPath,
  validateSearch: (given) => weekSearch.parse(given),
  component: lazyRouteComponent(() => import('./WeekPage.tsx'), 'WeekPage'),
  staticData: managed({ ...see, prev: 'goHome', title: 'facilityBookings:week' }),
})

/** Who comes, who is there, and money that is open. */
export const facilityDeskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: facilityDeskPath,
  component: lazyRouteComponent(() => import('./DeskPage.tsx'), 'DeskPage'),
  staticData: managed({
    service: [51],
    can: 'facilityBookings.handle',
    prev: reservationPath,
    title: 'facilityBookings:desk',
  }),
})

const listSearch = z.object({ facility: text, state: text, from: text, to: text, open: text })
export type BookingListSearch = z.output<typeof listSearch>

/** All bookings. */
export const facilityBookingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: facilityBookingsPath,
  validateSearch: (given) => listSearch.parse(given),
  component: lazyRouteComponent(() => import('./BookingListPage.tsx'), 'BookingListPage'),
  staticData: managed({ ...see, prev: reservationPath, title: 'facilityBookings:list' }),
})

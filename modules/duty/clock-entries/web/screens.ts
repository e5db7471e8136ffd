import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

export const attendancePath = '/mgmt/AttendanceManagement'
export const clockPath = '/mgmt/AttendanceManagement_Clock'
export const recordPath = '/mgmt/AttendanceRecord'

const text = z.string().optional().catch(undefined)
/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({ text, from: text, to: text, open: text })
export type EntrySearch = z.output<typeof search>

const clock = { service: [4], can: 'clockEntries.clock' } as const

/** When everybody was on duty, corrections that wait, months that are closed. */
export const attendanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: attendancePath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./AttendancePage.tsx'), 'AttendancePage'),
  staticData: managed({ ...clock, prev: 'goHome', title: 'clockEntries:page' }),
})

/** The clock itself, for a phone and for the desk. */
export const clockRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: clockPath,
  component: lazyRouteComponent(() => import('./ClockPage.tsx'), 'ClockPage'),
  staticData: managed({ ...clock, prev: attendancePath, title: 'clockEntries:clock' }),
})

/** When one was on duty oneself. */
export const recordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: recordPath,
  validateSearch: (given) => search.parse(given),
  component: lazyRouteComponent(() => import('./RecordPage.tsx'), 'RecordPage'),
  staticData: managed({ ...clock, prev: attendancePath, title: 'clockEntries:record' }),
})

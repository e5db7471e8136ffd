import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** What narrows the records. State, channel and reason are words that the page knows; the days are those of Taipei. */
export interface RecordSearch {
  open?: undefined
  state?: string
  channel?: string
  reason?: string
  household?: string
  /** The household as people read it. */
  label?: string
  from?: string
  to?: string
}

export type NoticesSearch = RecordSearch & { view?: 'records' | 'settings' }

/** What residents are told: who waits for a tag or a call, what was sent, and how it is sent. */
export const noticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mgmt/notices',
  validateSearch: (given): NoticesSearch => given,
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).firstQuery),
  component: lazyRouteComponent(() => import('./NoticesPage.tsx'), 'NoticesPage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'noticesFrame:title',
    service: [48, 49],
    can: 'notices.view',
  }),
})

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

export type NoticesSearch = RecordSearch & { view?: 'records' }

/** What residents are told: who waits for a tag or a call, and what was sent. */
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

export const noticeSettingPath = '/mgmt/notices/setting'

/** By which channels residents are told, when, and in which words. */
export const noticeSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: noticeSettingPath,
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({
    prev: '/mgmt/notices',
    title: 'noticesFrame:setting',
    service: [48, 49],
    can: 'notices.view',
  }),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { readPath } from '#modules/everyday/notifications/contract.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { newsEditPath, newsPath } from './paths.ts'

const text = z.string().optional().catch(undefined)
const common = { service: [46] } as const

/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  view: z.enum(['online', 'pending', 'unpublished', 'offline']).optional().catch(undefined),
  category: text,
  text,
  open: text,
})
export type NewsSearch = z.output<typeof search>

/** News with their states, and how many read them. */
export const newsListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: newsPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).newsQuery),
  component: lazyRouteComponent(() => import('./NewsListPage.tsx'), 'NewsListPage'),
  staticData: managed({ ...common, prev: 'goHome', keepAlive: true, title: 'news:list', can: 'news.view' }),
})

/** Writes news, new ones or those of the address. */
export const newsEditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: newsEditPath,
  validateSearch: (given) => z.object({ id: text }).parse(given),
  component: lazyRouteComponent(() => import('./NewsEditPage.tsx'), 'NewsEditPage'),
  staticData: managed({ ...common, prev: newsPath, title: 'news:edit', can: 'news.edit' }),
})

/** One of the news: content, who read it, and its history (R459). */
export const newsDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${newsPath}/newsDetail/$newsId`,
  validateSearch: (given) =>
    z.object({ tab: z.enum(['content', 'receipts', 'history']).optional().catch(undefined) }).parse(given),
  component: lazyRouteComponent(() => import('./NewsDetailPage.tsx'), 'NewsDetailPage'),
  staticData: managed({ ...common, prev: newsPath, title: 'news:detail', can: 'news.view' }),
})

/** What a resident sees behind the link of a message or the QR code of a poster. */
export const newsReadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: readPath,
  validateSearch: (given) => z.object({ key: text, news: text }).parse(given),
  component: lazyRouteComponent(() => import('./ReadPage.tsx'), 'ReadPage'),
  staticData: {
    meta: {
      header: 'none',
      footer: false,
      logoutinfo: false,
      prev: 'other',
      public: true,
      title: 'news:read',
    },
  },
})

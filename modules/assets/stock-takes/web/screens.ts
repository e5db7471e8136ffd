import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { assetListPath } from '#modules/assets/paths.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { stockTakePath, stockTakeRoundPath, stockTakesPath } from './paths.ts'

const see = { service: [11, 25], can: 'stockTakes.view', isCheckNeeded: true } as const
const text = z.string().optional().catch(undefined)
const search = z.object({ text, open: text })
export type StockTakeSearch = z.output<typeof search>

/** The stock-takes of the register. */
export const stockTakesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: stockTakesPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./queries.ts')).takesQuery),
  component: lazyRouteComponent(() => import('./StockTakesPage.tsx'), 'StockTakesPage'),
  staticData: managed({ ...see, prev: assetListPath, keepAlive: true, title: 'stockTakes:list' }),
})

/** One of them: what was found, what differs. */
export const stockTakeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: stockTakePath,
  component: lazyRouteComponent(() => import('./StockTakePage.tsx'), 'StockTakePage'),
  staticData: managed({ ...see, prev: stockTakesPath, title: 'stockTakes:take' }),
})

/** Label after label with a phone. */
export const stockTakeRoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: stockTakeRoundPath,
  component: lazyRouteComponent(() => import('./RoundPage.tsx'), 'RoundPage'),
  staticData: {
    meta: {
      // Without a line it opens and says so itself.
      ...managed({
        service: see.service,
        can: 'stockTakes.count',
        prev: stockTakesPath,
        title: 'stockTakes:round',
      }).meta,
      header: 'none',
      footer: false,
    },
  },
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { assetListPath, consumableListPath } from '#modules/assets/paths.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
const search = z.object({ view: z.literal('low').optional().catch(undefined), text, open: text })
export type ConsumableSearch = z.output<typeof search>

/** What is used up, and what is to be ordered. */
export const consumableListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: consumableListPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).consumablesQuery),
  component: lazyRouteComponent(() => import('./ConsumableListPage.tsx'), 'ConsumableListPage'),
  staticData: managed({
    prev: assetListPath,
    keepAlive: true,
    title: 'consumables:list',
    service: [11, 25],
    can: 'consumables.view',
    isCheckNeeded: true,
  }),
})

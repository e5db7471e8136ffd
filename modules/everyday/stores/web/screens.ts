import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** As the documents have it (service 55). */
export const storesPath = '/community/serviceStores_v2.aspx'
export const storeSettingPath = '/mgmt/serviceStores/setting'

const text = z.string().optional().catch(undefined)
const search = z.object({ text, category: text, open: text })
export type StoreSearch = z.output<typeof search>

/** The shops around, for whoever is asked. */
export const storeListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: storesPath,
  validateSearch: (given) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).storesQuery),
  component: lazyRouteComponent(() => import('./StoreListPage.tsx'), 'StoreListPage'),
  staticData: managed({ prev: 'goHome', title: 'stores:list', service: [55], can: 'stores.view' }),
})

/** Adds, changes and orders shops. */
export const storeSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: storeSettingPath,
  component: lazyRouteComponent(() => import('./StoreSettingPage.tsx'), 'StoreSettingPage'),
  staticData: managed({ prev: storesPath, title: 'stores:setting', service: [55], can: 'stores.view' }),
})

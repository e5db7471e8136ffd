import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { menuEditPath, menuPath, specEditPath } from '#modules/meals/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { foodService } from '../contract.ts'

const needs = { service: foodService, can: 'foodMenu.view' } as const

/** Categories and specs. */
export const menuSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: menuPath,
  component: lazyRouteComponent(() => import('./MenuSettingPage.tsx'), 'MenuSettingPage'),
  staticData: managed({ ...needs, prev: 'goHome', title: 'foodMenu:setting' }),
})

/** The dishes of a category. */
export const menuEditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: menuEditPath('$id'),
  component: lazyRouteComponent(() => import('./MenuEditPage.tsx'), 'MenuEditPage'),
  staticData: managed({ ...needs, prev: menuPath, title: 'foodMenu:editMenu' }),
})

/** The options of a spec. */
export const specEditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: specEditPath('$id'),
  component: lazyRouteComponent(() => import('./SpecEditPage.tsx'), 'SpecEditPage'),
  staticData: managed({ ...needs, prev: `${menuPath}#specs`, title: 'foodMenu:editSpec' }),
})

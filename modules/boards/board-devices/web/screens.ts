import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { boardHomePath } from '#modules/boards/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { boardSettingPath } from '#modules/boards/paths.ts'

const meta = { service: [21], can: 'boards.view', isCheckNeeded: true } as const

/** The boards and the screens that show them. */
export const boardHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: boardHomePath,
  component: lazyRouteComponent(() => import('./BoardHomePage.tsx'), 'BoardHomePage'),
  staticData: managed({ ...meta, prev: 'goHome', title: 'boardDevices:title' }),
})

/** Screens, which board is shown when, and what holds on all of them. */
export const boardSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: boardSettingPath,
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({ ...meta, prev: boardHomePath, title: 'boardDevices:settings' }),
})

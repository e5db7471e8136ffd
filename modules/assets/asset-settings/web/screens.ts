import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { assetListPath, assetSettingPath } from '#modules/assets/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** The kinds of assets and the areas. */
export const assetSettingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: assetSettingPath,
  component: lazyRouteComponent(() => import('./SettingPage.tsx'), 'SettingPage'),
  staticData: managed({
    prev: assetListPath,
    title: 'assetSettings:title',
    service: [11, 25],
    can: 'assetSettings.view',
    isCheckNeeded: true,
  }),
})

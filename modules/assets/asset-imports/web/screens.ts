import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { assetImportPath, assetListPath } from '#modules/assets/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** Assets from a workbook. */
export const assetImportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: assetImportPath,
  component: lazyRouteComponent(() => import('./ImportPage.tsx'), 'ImportPage'),
  staticData: managed({
    prev: assetListPath,
    title: 'assetImports:page',
    service: [11, 25],
    can: 'assetImports.use',
    isCheckNeeded: true,
  }),
})

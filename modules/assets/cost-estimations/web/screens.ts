import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { assetListPath, fundPath } from '#modules/assets/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

/** What is left of the repair fund in years to come. */
export const fundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: fundPath,
  component: lazyRouteComponent(() => import('./FundPage.tsx'), 'FundPage'),
  staticData: managed({
    prev: assetListPath,
    title: 'costEstimations:fund',
    service: [11, 25],
    can: 'costEstimations.view',
    isCheckNeeded: true,
  }),
})

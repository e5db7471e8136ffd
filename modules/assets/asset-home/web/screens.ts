import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { assetEditPath, assetListPath } from '#modules/assets/paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const which = z.object({ assetId: z.string().optional().catch(undefined) })
/** One asset: what is known of it, its papers and its past. */
export const assetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: assetEditPath,
  validateSearch: (given) => which.parse(given),
  component: lazyRouteComponent(() => import('./AssetPage.tsx'), 'AssetPage'),
  staticData: managed({
    prev: assetListPath,
    title: 'assets:asset',
    service: [11, 25],
    can: 'assets.view',
    isCheckNeeded: true,
  }),
})

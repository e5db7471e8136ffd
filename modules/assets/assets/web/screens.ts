import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import {
  assetHomePath,
  assetLabelsPath,
  assetListPath,
  oldAssetPath,
  reportPath,
} from '#modules/assets/paths.ts'
import { askEarly } from '#platform/web/router/ask-early.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const text = z.string().optional().catch(undefined)
/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  text,
  category: text,
  area: text,
  status: z.coerce
    .number()
    .pipe(z.literal([1, 2, 3, 4, 5, 6]))
    .optional()
    .catch(undefined),
  lent: z.literal('yes').optional().catch(undefined),
  papers: z.literal('ending').optional().catch(undefined),
  open: text,
})
export type AssetSearch = z.output<typeof search>

const service = [11, 25]
const list = {
  getParentRoute: () => rootRoute,
  validateSearch: (given: unknown) => search.parse(given),
  beforeLoad: askEarly(async () => (await import('./list-query.ts')).assetsQuery),
  component: lazyRouteComponent(() => import('./AssetListPage.tsx'), 'AssetListPage'),
  staticData: managed({
    prev: 'goHome',
    keepAlive: true,
    title: 'assets:list',
    service,
    can: 'assets.view',
    isCheckNeeded: true,
  }),
} as const

/** What the community owns. */
export const assetListRoute = createRoute({ ...list, path: assetListPath })
export const assetHomeRoute = createRoute({ ...list, path: assetHomePath })
export const oldAssetRoute = createRoute({ ...list, path: oldAssetPath })

const labels = search.omit({ open: true }).extend({ code: text, assetId: text })
export type LabelSearch = z.output<typeof labels>
/** Labels to print; with the code of one, the way to its asset. */
export const assetLabelsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: assetLabelsPath,
  validateSearch: (given) => labels.parse(given),
  component: lazyRouteComponent(() => import('./LabelsPage.tsx'), 'LabelsPage'),
  staticData: managed({
    prev: assetListPath,
    title: 'assets:labels',
    // Whoever scans a label and has no account says what is broken.
    strangersGoTo: (address) => {
      const code = new URLSearchParams(address).get('code')
      return code ? `${reportPath}?token=${encodeURIComponent(code)}` : undefined
    },
    service,
    can: 'assets.view',
    isCheckNeeded: true,
  }),
})

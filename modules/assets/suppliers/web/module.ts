import type { WebModule } from '#platform/web/frame/manifest.ts'
import { suppliersContributions } from './contributions.ts'
import { supplierDetailRoute, supplierEditRoute, supplierListRoute } from './screens.ts'
import { suppliersTexts } from './texts.ts'

/** What the module suppliers brings to the front end. */
export const suppliersWeb = {
  texts: { suppliers: suppliersTexts },
  contributions: suppliersContributions,
  screens: [supplierListRoute, supplierEditRoute, supplierDetailRoute],
} as const satisfies WebModule

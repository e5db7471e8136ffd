import type { WebModule } from '#platform/web/frame/manifest.ts'
import { supplierLoginRoute, supplierOtherRoute, supplierTokenRoute, supplierWorkRoute } from './screens.ts'
import { supplierMaintenanceTexts } from './texts.ts'

/** What the module supplier-maintenance brings to the front end. */
export const supplierMaintenanceWeb = {
  texts: { supplierMaintenance: supplierMaintenanceTexts },
  screens: [supplierLoginRoute, supplierWorkRoute, supplierTokenRoute, supplierOtherRoute],
} as const satisfies WebModule

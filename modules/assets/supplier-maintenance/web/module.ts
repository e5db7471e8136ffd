import { addSupplierAct } from '#modules/assets/suppliers/web/public.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { supplierLoginRoute, supplierOtherRoute, supplierTokenRoute, supplierWorkRoute } from './screens.ts'
import { supplierMaintenanceTexts } from './texts.ts'

// The page of a supplier has the button for the link of today.
addSupplierAct(
  'invite',
  latePart(async () => (await import('./InviteButton.tsx')).InviteButton),
)

/** What the module supplier-maintenance brings to the front end. */
export const supplierMaintenanceWeb = {
  texts: { supplierMaintenance: supplierMaintenanceTexts },
  screens: [supplierLoginRoute, supplierWorkRoute, supplierTokenRoute, supplierOtherRoute],
} as const satisfies WebModule

import { addDueNote, addLateAct } from '#modules/assets/maintenance-plans/web/public.ts'
import { addSupplierAct, addSupplierNote } from '#modules/assets/suppliers/web/public.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { supplierLoginRoute, supplierOtherRoute, supplierTokenRoute, supplierWorkRoute } from './screens.ts'
import { supplierMaintenanceTexts } from './texts.ts'

// The page of a supplier has the button for the link of today.
addSupplierAct(
  'invite',
  latePart(async () => (await import('./InviteButton.tsx')).InviteButton),
)

// What is late is the supplier's to hear of, and so is a link that did not reach it.
addLateAct(
  'remind',
  latePart(async () => (await import('./RemindAct.tsx')).RemindAct),
)
addDueNote(
  'failures',
  latePart(async () => (await import('./LinkFailures.tsx')).LinkFailures),
)
addSupplierNote(
  'failures',
  latePart(async () => (await import('./LinkFailures.tsx')).LinkFailures),
)

/** What the module supplier-maintenance brings to the front end. */
export const supplierMaintenanceWeb = {
  texts: { supplierMaintenance: supplierMaintenanceTexts },
  screens: [supplierLoginRoute, supplierWorkRoute, supplierTokenRoute, supplierOtherRoute],
} as const satisfies WebModule

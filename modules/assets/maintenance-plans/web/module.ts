import { addSupplierAct } from '#modules/assets/suppliers/web/public.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { maintenancePlansContributions } from './contributions.ts'
import { dueRoute, newPlanRoute, planListRoute, planRecordRoute, plantsRoute, planRoute } from './screens.ts'
import { maintenancePlansTexts } from './texts.ts'

// The page of a supplier leads to its plans.
addSupplierAct(
  'plans',
  latePart(async () => (await import('./SupplierPlansLink.tsx')).SupplierPlansLink),
)

/** What the module maintenance-plans brings to the front end. */
export const maintenancePlansWeb = {
  texts: { maintenancePlans: maintenancePlansTexts },
  contributions: maintenancePlansContributions,
  screens: [dueRoute, planListRoute, newPlanRoute, planRoute, planRecordRoute, plantsRoute],
} as const satisfies WebModule

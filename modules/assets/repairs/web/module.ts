import { addSupplierAct } from '#modules/assets/suppliers/web/public.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { repairsContributions } from './contributions.ts'
import { repairListRoute, repairReportRoute } from './screens.ts'
import { repairsTexts } from './texts.ts'

// The page of a supplier leads to its repairs.
addSupplierAct(
  'repairs',
  latePart(async () => (await import('./SupplierRepairsLink.tsx')).SupplierRepairsLink),
)

/** What the module repairs brings to the front end. */
export const repairsWeb = {
  texts: { repairs: repairsTexts },
  contributions: repairsContributions,
  screens: [repairListRoute, repairReportRoute],
} as const satisfies WebModule

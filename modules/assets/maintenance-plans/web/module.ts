import type { WebModule } from '#platform/web/frame/manifest.ts'
import { maintenancePlansContributions } from './contributions.ts'
import { dueRoute, newPlanRoute, planListRoute, planRecordRoute, plantsRoute, planRoute } from './screens.ts'
import { maintenancePlansTexts } from './texts.ts'

/** What the module maintenance-plans brings to the front end. */
export const maintenancePlansWeb = {
  texts: { maintenancePlans: maintenancePlansTexts },
  contributions: maintenancePlansContributions,
  screens: [dueRoute, planListRoute, newPlanRoute, planRoute, planRecordRoute, plantsRoute],
} as const satisfies WebModule

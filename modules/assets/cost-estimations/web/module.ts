import type { WebModule } from '#platform/web/frame/manifest.ts'
import { costEstimationsContributions } from './contributions.ts'
import { budgetRoute, changeBudgetRoute, fundRoute, maintenanceBudgetRoute } from './screens.ts'
import { costEstimationsTexts } from './texts.ts'

/** What the module cost-estimations brings to the front end. */
export const costEstimationsWeb = {
  texts: { costEstimations: costEstimationsTexts },
  contributions: costEstimationsContributions,
  screens: [fundRoute, budgetRoute, changeBudgetRoute, maintenanceBudgetRoute],
} as const satisfies WebModule

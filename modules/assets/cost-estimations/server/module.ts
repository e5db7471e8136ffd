import type { ServerModule } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { permissions } from '../access.ts'
import { costEstimations } from '../contract.ts'
import { costEstimationsWords } from '../words.ts'
import { changeBudget, readBudget } from './budgets.ts'
import { demo } from './demo.ts'
import { estimate, estimateReplacement, savePlan } from './estimate.ts'
import { exportForecast } from './export-file.ts'
import { draftMotion, proposeMotion } from './motion.ts'
import { estimateMaintenance } from './upkeep.ts'

/** What the module cost-estimations brings to the server. */
export const costEstimationsModule: ServerModule = {
  words: costEstimationsWords,
  contracts: [costEstimations],
  permissions,
  routes: serve(costEstimations, {
    estimate,
    estimateReplacement,
    estimateMaintenance,
    savePlan,
    readBudget,
    changeBudget,
    exportForecast,
    proposeMotion,
    draftMotion,
  }),
  demo,
}

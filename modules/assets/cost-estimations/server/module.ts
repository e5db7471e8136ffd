import type { ServerModule } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { permissions } from '../access.ts'
import { costEstimations } from '../contract.ts'
import { costEstimationsWords } from '../words.ts'
import { demo } from './demo.ts'
import { estimate, estimateReplacement, savePlan } from './estimate.ts'

/** What the module cost-estimations brings to the server. */
export const costEstimationsModule: ServerModule = {
  words: costEstimationsWords,
  contracts: [costEstimations],
  permissions,
  routes: serve(costEstimations, { estimate, estimateReplacement, savePlan }),
  demo,
}

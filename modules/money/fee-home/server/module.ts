import type { ServerModule } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { permissions } from '../access.ts'
import { feeHome } from '../contract.ts'
import { feeHomeWords } from '../words.ts'
import { showFees } from './summary.ts'

/** What the module feeHome brings to the server. */
export const feeHomeModule: ServerModule = {
  words: feeHomeWords,
  contracts: [feeHome],
  permissions,
  routes: serve(feeHome, { show: showFees }),
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { operator } from '../contract.ts'
import { stuckJobs } from '../stuck-contract.ts'
import { operatorWords } from '../words.ts'
import { chores } from './chores.ts'
import { operatedBy } from './operated-by.ts'
import { operatorRoutes, stuckJobRoutes } from './routes.ts'
import { sealOperators } from './seal-operators.ts'

/** What the module operator brings to the server. */
export const operatorModule: ServerModule = {
  words: operatorWords,
  contracts: [operator, stuckJobs],
  routes: (program) => [...operatorRoutes(operatedBy(program)), ...stuckJobRoutes],
  chores,
  prepare: ({ lease, sealer }) => sealOperators(lease, sealer),
}

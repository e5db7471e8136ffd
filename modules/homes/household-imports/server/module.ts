import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { householdImports } from '../contract.ts'
import { householdImportsWords } from '../words.ts'
import { applyFile } from './apply-file.ts'
import { checkFile } from './check-file.ts'
import { chores as importChores } from './chores.ts'
import { retentions } from './retention.ts'
import { householdImportsRoutes } from './routes.ts'

/** What the module household-imports brings to the server. */
export const householdImportsModule: ServerModule = {
  words: householdImportsWords,
  contracts: [householdImports],
  permissions,
  routes: ({ storage }) => householdImportsRoutes(storage),
  jobs: ({ storage }) => [checkFile(storage), applyFile(storage)],
  chores: ({ storage }) => importChores(storage),
  retentions,
}

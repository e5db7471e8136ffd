import type { ServerModule } from '#platform/server/manifest.ts'
import { firstPerson, permissions } from '../access.ts'
import { billImports } from '../contract.ts'
import { billImportsWords } from '../words.ts'
import { chores } from './chores.ts'
import { retentions } from './retention.ts'
import { billImportRoutes } from './routes.ts'

/** What the module bill-imports brings to the server. */
export const billImportsModule: ServerModule = {
  words: billImportsWords,
  contracts: [billImports],
  permissions,
  firstPerson,
  routes: ({ storage }) => billImportRoutes(storage),
  chores: ({ storage }) => chores(storage),
  retentions,
}

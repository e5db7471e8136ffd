import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { exports } from '../contract.ts'
import { exportsWords } from '../words.ts'
import { chores as exportChores } from './chores.ts'
import { makeExport } from './make-export.ts'
import { retentions } from './retention.ts'
import { exportsRoutes } from './routes.ts'

/** What the module exports brings to the server. */
export const exportsModule: ServerModule = {
  words: exportsWords,
  contracts: [exports],
  permissions,
  routes: ({ storage, declared }) => exportsRoutes(storage, declared.sheets),
  jobs: ({ storage, declared }) => [makeExport(storage, declared.sheets)],
  chores: ({ storage }) => exportChores(storage),
  retentions,
}

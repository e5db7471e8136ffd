import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { accounts } from '../contract.ts'
import { accountsWords } from '../words.ts'
import { chores } from './chores.ts'
import { accountsRoutes } from './routes.ts'
import { sessionsOf } from './sessions-of.ts'

/** What the module accounts brings to the server. */
export const accountsModule: ServerModule = {
  words: accountsWords,
  contracts: [accounts],
  permissions,
  routes: (program) => accountsRoutes(sessionsOf(program), program),
  chores,
}

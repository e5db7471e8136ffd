import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { retention } from '../contract.ts'
import { retentionWords } from '../words.ts'
import { retentionChores } from './chores.ts'
import { retentionRoutes } from './routes.ts'

/** What the module retention brings to the server. */
export const retentionModule: ServerModule = {
  words: retentionWords,
  contracts: [retention],
  permissions,
  routes: ({ declared }) => retentionRoutes(declared.retentions),
  chores: ({ declared }) => retentionChores(declared.retentions),
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { communities } from '../contract.ts'
import { communitiesWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module communities brings to the server. */
export const communitiesModule: ServerModule = {
  words: communitiesWords,
  contracts: [communities],
  permissions,
  routes,
}

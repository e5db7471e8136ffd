import type { ServerModule } from '#platform/server/manifest.ts'
import { mayHandleOf } from '#modules/sign-in/accounts/server/public.ts'
import { permissions } from '../access.ts'
import { enterprisePortals } from '../contract.ts'
import { enterprisePortalsWords } from '../words.ts'
import { chores } from './chores.ts'
import { enterprisePortalsRoutes } from './routes.ts'

/** What the module enterprise-portals brings to the server. */
export const enterprisePortalsModule: ServerModule = {
  words: enterprisePortalsWords,
  contracts: [enterprisePortals],
  permissions,
  routes: (program) => enterprisePortalsRoutes(program.database, mayHandleOf(program)),
  chores,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { mayHandleOf, sessionsOf } from '#modules/sign-in/accounts/server/public.ts'
import { permissions } from '../access.ts'
import { communityOpenings } from '../contract.ts'
import { communityOpeningsWords } from '../words.ts'
import { communityOpeningsRoutes } from './routes.ts'

/** What the module community-openings brings to the server. */
export const communityOpeningsModule: ServerModule = {
  words: communityOpeningsWords,
  contracts: [communityOpenings],
  permissions,
  routes: (program) => communityOpeningsRoutes(sessionsOf(program), mayHandleOf(program), program.sealer),
}

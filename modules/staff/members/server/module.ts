import type { ServerModule } from '#platform/server/manifest.ts'
import { mayHandleOf, sessionsOf } from '#modules/sign-in/accounts/server/public.ts'
import { permissions } from '../access.ts'
import { members } from '../contract.ts'
import { memberInvitations } from '../invitation-contract.ts'
import { membersWords } from '../words.ts'
import { chores } from './chores.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { routes } from './routes.ts'

/** What the module members brings to the server. */
export const membersModule: ServerModule = {
  words: membersWords,
  contracts: [members, memberInvitations],
  permissions,
  routes: (program) => [...routes, ...invitationRoutes(sessionsOf(program), mayHandleOf(program))],
  chores,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { sessionsOf } from '#modules/sign-in/accounts/server/public.ts'
import { rolesFinder } from '#modules/staff/permissions/server/public.ts'
import { push } from '../contract.ts'
import { pushWords } from '../words.ts'
import { chores } from './chores.ts'
import { pushReactions, sendPushJob } from './jobs.ts'
import { preparePushKeys, pushKeys } from './keys.ts'
import { pushRoutes } from './routes.ts'
import { senderOf } from './sender-of.ts'

/** What the module push brings to the server. */
export const pushModule: ServerModule = {
  words: pushWords,
  contracts: [push],
  routes: ({ database, sealer, declared }) =>
    pushRoutes({ kinds: declared.pushes, keys: () => pushKeys(database, sealer) }),
  jobs: (program) => [sendPushJob(program.declared.pushes, senderOf(program), sessionsOf(program))],
  chores,
  reactions: ({ pushes, permissions }) => pushReactions(pushes, rolesFinder(permissions)),
  prepare: ({ lease, sealer }) => preparePushKeys(lease, sealer),
}

import type { Database } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { serve } from '#platform/server/serve.ts'
import type { Sayer } from '#modules/keeping/audit/server/public.ts'
import { operator } from '../contract.ts'
import { stuckJobs } from '../stuck-contract.ts'
import { actOnAccount, findAccounts } from './accounts.ts'
import { exportAudit, listAudit, listAuditChoices } from './audit.ts'
import {
  changeServices,
  createCommunity,
  inviteManager,
  listCommunities,
  type MakeCommunity,
  showCommunity,
  suspend,
} from './communities.ts'
import { type InstallationWays, overview } from './overview.ts'
import { listStuckJobs, settleStuckJob } from './stuck-jobs.ts'
import { signIn, signOut } from './sign-in.ts'

/** What the console needs of the program around the modules. */
export interface OperatorNeeds extends InstallationWays {
  database: Database
  /** How files say rows of the audit. */
  said: Sayer
  sealer: Sealer
  makeCommunity: MakeCommunity
  /** Every service there is. */
  services: ReadonlySet<number>
}

/** The calls of the operator's console. */
export const operatorRoutes = (needs: OperatorNeeds) =>
  serve(operator, {
    signIn: (context, input) => signIn(needs.sealer, context, input),
    signOut,
    me: async ({ operator: { name, sessionEndsAt } }) => ({ name, sessionEndsAt }),
    overview: (context) => overview(context, needs),
    listAudit,
    listAuditChoices,
    exportAudit: (context, input) => exportAudit(needs, context, input),
    listCommunities: (context, { text }) => listCommunities(context, text),
    showCommunity: (context, { communityId }) => showCommunity(context, communityId),
    createCommunity: (context, input) =>
      createCommunity(context, input, { make: needs.makeCommunity, known: needs.services }),
    setServices: (context, input) => changeServices(context, input, needs.services),
    suspendCommunity: (context, input) => suspend(context, input, true),
    resumeCommunity: (context, input) => suspend(context, input, false),
    inviteManager,
    findAccounts: (context, { text }) => findAccounts(context, text),
    suspendAccount: (context, input) => actOnAccount(context, 'suspendAccount', input),
    resumeAccount: (context, input) => actOnAccount(context, 'resumeAccount', input),
    unlockAccount: (context, input) => actOnAccount(context, 'unlockAccount', input),
    endSessions: (context, input) => actOnAccount(context, 'endSessions', input),
  })

/** The calls for jobs that stand still. */
export const stuckJobRoutes = serve(stuckJobs, {
  listStuckJobs,
  retryStuckJob: (context, input) => settleStuckJob(context, 'retried', input),
  giveUpStuckJob: (context, input) => settleStuckJob(context, 'givenUp', input),
})

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
    signIn: async (context, input) => ({ data: await signIn(needs.sealer, context, input) }),
    signOut: async (context) => {
      await signOut(context)
      return { data: true as const }
    },
    me: async ({ operator: { name, sessionEndsAt } }) => ({ data: { name, sessionEndsAt } }),
    overview: async (context) => ({ data: await overview(context, needs) }),
    listAudit: async (context, input) => ({ data: await listAudit(context, input) }),
    listAuditChoices: async (context) => ({ data: await listAuditChoices(context) }),
    exportAudit: (context, input) => exportAudit(needs, context, input),
    listCommunities: async (context, { text }) => ({ data: await listCommunities(context, text) }),
    showCommunity: async (context, { communityId }) => ({ data: await showCommunity(context, communityId) }),
    createCommunity: async (context, input) => ({
      data: await createCommunity(context, input, { make: needs.makeCommunity, known: needs.services }),
    }),
    setServices: async (context, input) => ({ data: await changeServices(context, input, needs.services) }),
    suspendCommunity: async (context, input) => ({ data: await suspend(context, input, true) }),
    resumeCommunity: async (context, input) => ({ data: await suspend(context, input, false) }),
    inviteManager: async (context, input) => ({ data: await inviteManager(context, input) }),
    findAccounts: async (context, { text }) => ({ data: await findAccounts(context, text) }),
    suspendAccount: async (context, input) => ({
      data: await actOnAccount(context, 'suspendAccount', input),
    }),
    resumeAccount: async (context, input) => ({ data: await actOnAccount(context, 'resumeAccount', input) }),
    unlockAccount: async (context, input) => ({ data: await actOnAccount(context, 'unlockAccount', input) }),
    endSessions: async (context, input) => ({ data: await actOnAccount(context, 'endSessions', input) }),
  })

/** The calls for jobs that stand still. */
export const stuckJobRoutes = serve(stuckJobs, {
  listStuckJobs: async (context) => ({ data: await listStuckJobs(context) }),
  retryStuckJob: async (context, input) => {
    await settleStuckJob(context, 'retried', input)
    return { data: true as const }
  },
  giveUpStuckJob: async (context, input) => {
    await settleStuckJob(context, 'givenUp', input)
    return { data: true as const }
  },
})

import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { accounts } from '../contract.ts'
import { checkFeature, enterCommunity, listCommunities, logOut, me, refreshAccess } from './accounts.ts'
import type { Sessions } from './sessions.ts'
import { checkPassword } from './sign-in.ts'

/** The calls of signing in and out of a program. */
export const accountsRoutes = (
  sessions: Sessions,
  { demoAllowed, countHouseholds }: Pick<Program, 'demoAllowed' | 'countHouseholds'>,
) =>
  serve(accounts, {
    checkPassword: (context, input) => checkPassword(context, input, demoAllowed),
    listCommunities: (context, input) => listCommunities(context, input, countHouseholds),
    enterCommunity: (context, input) => enterCommunity(context, input, sessions),
    refreshAccess: (context) => refreshAccess(context, sessions),
    logOut: (context) => logOut(context, sessions),
    me: async (context) => me(context),
    checkFeature: async (context, { feature }) => ({ isFeature: checkFeature(context, feature) }),
  })

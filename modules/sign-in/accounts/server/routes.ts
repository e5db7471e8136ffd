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
    checkPassword: async (context, input) => ({ data: await checkPassword(context, input, demoAllowed) }),
    listCommunities: (context, input) => listCommunities(context, input, countHouseholds),
    enterCommunity: async (context, input) => ({ data: await enterCommunity(context, input, sessions) }),
    refreshAccess: (context) => refreshAccess(context, sessions),
    logOut: async (context) => {
      await logOut(context, sessions)
      return { data: true as const }
    },
    me: async (context) => ({ data: me(context) }),
    checkFeature: async (context, { feature }) => ({ data: { isFeature: checkFeature(context, feature) } }),
  })

import { serve } from '#platform/server/serve.ts'
import { accounts } from '../contract.ts'
import { checkFeature, enterCommunity, listCommunities, logOut, me, refreshAccess } from './accounts.ts'
import type { Sessions } from './sessions.ts'
import { checkPassword } from './sign-in.ts'

/** The calls of signing in and out. `demoAllowed`: whether demo accounts may sign in at this address. */
export const accountsRoutes = (sessions: Sessions, demoAllowed: boolean) =>
  serve(accounts, {
    checkPassword: async (context, input) => ({ data: await checkPassword(context, input, demoAllowed) }),
    listCommunities: async (context, input) => ({ data: await listCommunities(context, input) }),
    enterCommunity: async (context, input) => ({ data: await enterCommunity(context, input, sessions) }),
    refreshAccess: (context) => refreshAccess(context, sessions),
    logOut: async (context) => {
      await logOut(context, sessions)
      return { data: true as const }
    },
    me: async (context) => ({ data: me(context) }),
    checkFeature: async (context, { feature }) => ({ data: { isFeature: checkFeature(context, feature) } }),
  })

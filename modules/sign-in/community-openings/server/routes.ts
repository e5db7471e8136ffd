import { serve } from '#platform/server/serve.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { type MayHandle, type Sessions, signedInBy } from '#modules/sign-in/accounts/server/public.ts'
import { communityOpenings } from '../contract.ts'
import { issueOpening, listOpenings, revokeOpening } from './issue.ts'
import { openCommunity } from './open.ts'

export function communityOpeningsRoutes(sessions: Sessions, mayHandle: MayHandle, sealer: Sealer) {
  return serve(communityOpenings, {
    // The header is optional (R389).
    open: async (context, input, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      return openCommunity(sealer, context, input, { signedIn: signedIn?.accountId, mayHandle })
    },
    list: listOpenings,
    issue: (context, input) => issueOpening(sealer, context, input),
    revoke: revokeOpening,
  })
}

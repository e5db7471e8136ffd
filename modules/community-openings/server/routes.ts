import type { Extras } from '#platform/server/serve.ts'
import { serve } from '#platform/server/serve.ts'
import type { Sealer } from '#platform/server/seal.ts'
import type { Sessions } from '#modules/accounts/server/public.ts'
import { communityOpenings } from '../contract.ts'
import { issueOpening, listOpenings, revokeOpening } from './issue.ts'
import { openCommunity } from './open.ts'

export function communityOpeningsRoutes(sessions: Sessions, sealer: Sealer) {
  /** The account of an access token, where the request has one (R389: the header is optional). */
  async function signedIn({ reply }: Extras, device: string): Promise<string | undefined> {
    const [, token] = /^Bearer (.+)$/i.exec(reply.request.headers.authorization ?? '') ?? []
    return token ? (await sessions.byAccessToken(token, device))?.accountId : undefined
  }
  return serve(communityOpenings, {
    open: async (context, input, extras) => ({
      data: await openCommunity(sealer, context, input, await signedIn(extras, context.device)),
    }),
    list: async (context) => ({ data: await listOpenings(context) }),
    issue: async (context, input) => ({ data: await issueOpening(sealer, context, input) }),
    revoke: async (context, input) => {
      await revokeOpening(context, input)
      return { data: true as const }
    },
  })
}

import type { Role } from '#platform/contract/access.ts'
import type { Database } from '#platform/server/database.ts'
import { isLiveSession } from './live-membership.ts'

/** Whose session it is, and what they are in its community. */
export interface SessionHolder {
  accountId: string
  name: string
  account: string
  kind: 'manager' | 'plain' | 'oneTime' | 'enterprise'
  role: Role
}

export type FindHolder = (sessionId: string, communityId: string) => Promise<SessionHolder | undefined>

/** Makes the look-up of whose live session of a community it is; undefined when it ended, or they may not act. */
export const holderFinder =
  (database: Database): FindHolder =>
  (sessionId, communityId) =>
    database.glance('whose session it is', async (lease) => {
      const [row] = await lease.query<SessionHolder>(
        `select a.id as "accountId", a.display_name as name, a.name as account, a.kind, m.role
         from session s join live_membership m on ${isLiveSession} join account a on a.id = s.account_id
         where s.id = $1 and s.community_id = $2 and s.ended_at is null and s.expires_at > now()`,
        [sessionId, communityId],
      )
      return row
    })

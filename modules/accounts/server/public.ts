import type { Role } from '#platform/contract/access.ts'
import type { Database } from '#platform/server/database.ts'
import { notYourCommunity } from '../contract.ts'
import { takeToken } from './sign-in.ts'

/** A second person who stands at the same desk and gave account and password there. */
export interface Witness {
  accountId: string
  name: string
  role: Role
}

export type FindWitness = (token: string, communityId: string) => Promise<Witness>

/**
 * Makes the look-up of a witness by the token that `checkPassword` gave for account and password: guesses are throttled
 * there, and no password comes near another call. The token is used up. It throws signInExpired, notYourCommunity.
 */
export const witnessFinder =
  (database: Database): FindWitness =>
  (token, communityId) =>
    database.across('a second person confirms', async (lease) => {
      const accountId = await takeToken(lease, token)
      const [row] = await lease.query<Witness>(
        `select a.id as "accountId", a.display_name as name, m.role from membership m join account a on a.id = m.account_id
         where m.account_id = $1 and m.community_id = $2 and a.closed_at is null`,
        [accountId, communityId],
      )
      if (!row) throw notYourCommunity()
      return row
    })

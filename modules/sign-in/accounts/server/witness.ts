import type { Role } from '#platform/contract/access.ts'
import type { Database } from '#platform/server/database.ts'
import { witnessAway } from '../contract.ts'
import { type Deviation, deviationsOf, type PermissionsOf } from './deviations.ts'
import { takePerson } from './steps.ts'

/** A second person who stands at the same desk and gave account and password there. */
export interface Witness {
  accountId: string
  name: string
  role: Role
  /** What they may here this moment, as the community decided it. */
  permissions: ReadonlySet<string>
}

export type FindWitness = (token: string, communityId: string) => Promise<Witness>

/**
 * Makes the look-up of a witness by the token that `checkPassword` gave for account and password: guesses are throttled
 * there, and no password comes near another call. The token is used up. It throws signInExpired, accountSuspended,
 * witnessAway.
 */
export const witnessFinder =
  (database: Database, permissionsOf: PermissionsOf): FindWitness =>
  (token, communityId) =>
    database.across('a second person confirms', async (lease) => {
      const accountId = await takePerson(lease, token)
      const [row] = await lease.query<Omit<Witness, 'permissions'> & { deviations: Deviation[] }>(
        `select a.id as "accountId", a.display_name as name, m.role, ${deviationsOf} as deviations
         from live_membership m join account a on a.id = m.account_id
         where m.account_id = $1 and m.community_id = $2`,
        [accountId, communityId],
      )
      if (!row) throw witnessAway()
      const { deviations, ...witness } = row
      return { ...witness, permissions: permissionsOf(witness.role, deviations) }
    })

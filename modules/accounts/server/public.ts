export { acrossAs } from './across-as.ts'
export { kindOfDevice } from './device.ts'
export { isInvited } from './invited.ts'
export { isLiveMembership } from './live-membership.ts'
export { requireManagerAccount, requireOwnPassword } from './own-password.ts'
export { keepOwnPassword } from './keep-password.ts'
export { checkNewPassword, hashPassword, isPassword } from './passwords.ts'
export type { Sessions } from './sessions.ts'
export { accountByName, checkMaySignIn, type KnownAccount, keepAttempt } from './sign-in.ts'
export {
  accountOfToken,
  beginSignIn,
  confirmToken,
  givenPasswordOf,
  type SignInWay,
  stepOfToken,
} from './steps.ts'
export { signedInBy } from './signed-in.ts'
export { digestOf, newToken } from './tokens.ts'
import type { Role } from '#platform/contract/access.ts'
import type { Context } from '#platform/server/context.ts'
import { asCommunity, type Database, type Lease } from '#platform/server/database.ts'
import { type Emitted, emitInto } from '#platform/server/outbox.ts'
import { announceRights } from '#platform/server/rights.ts'
import { tellCommunities } from '#platform/server/tell-communities.ts'
import { notYourCommunity } from '../contract.ts'
import { rightsChanged } from '../events.ts'
import { isLiveMembership } from './live-membership.ts'
import { takePerson } from './steps.ts'

export {
  type AccountAcross,
  askedManagersOf,
  endSessionsOf,
  endSessionsOfCommunity,
  findAccountsAcross,
  makeTopManager,
  managersOf,
  resumeAccount,
  suspendAccount,
  unlockAccount,
} from './operated.ts'

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
      const accountId = await takePerson(lease, token)
      const [row] = await lease.query<Witness>(
        `select a.id as "accountId", a.display_name as name, m.role from membership m join account a on a.id = m.account_id
         where m.account_id = $1 and m.community_id = $2 and a.closed_at is null and ${isLiveMembership}`,
        [accountId, communityId],
      )
      if (!row) throw notYourCommunity()
      return row
    })

export { type FindHolder, holderFinder, type SessionHolder } from './holder.ts'
/** Lets what somebody may, or which services there are, hold at once: in every process and every open browser. */
export async function tellRights(
  context: Pick<Context, 'query' | 'emit'> & Parameters<typeof announceRights>[0],
) {
  await announceRights(context)
  context.emit(rightsChanged, {})
}

/** As tellRights, with a lease of the door: whoever works across communities changed something in one. Last before commit. */
export async function tellRightsIn(lease: Lease, communityId: string): Promise<void> {
  await asCommunity(lease, communityId, () => announceRights(lease))
  const emitted: Emitted[] = []
  emitInto(emitted)(rightsChanged, {})
  await tellCommunities(lease, [communityId], emitted)
}

import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { workWithin } from '#platform/server/database.ts'
import { writeAudit } from '#platform/server/outbox.ts'
import {
  beginSignIn,
  checkNewPassword,
  givenPasswordOf,
  hashPassword,
  isPassword,
  keepOwnPassword,
  type Sessions,
} from '#modules/sign-in/accounts/server/public.ts'
import { samePassword } from '#modules/sign-in/account-settings/contract.ts'
import type { accountRegistration } from '../contract.ts'

/**
 * A password of one's own in place of one that somebody gave, between the password and the community; whoever was signed in
 * with the given one is signed out. What can be mended is said before the token is spent.
 * Throws signInExpired, factorMissing, passwordRefused, samePassword.
 */
export async function replacePassword(
  sessions: Sessions,
  context: OpenContext,
  { token, password }: Taken<typeof accountRegistration.calls.replacePassword>,
) {
  const { database, now } = context
  const owner = await database.glance('whose password was given', (lease) => givenPasswordOf(lease, token))
  checkNewPassword(password, owner)
  if (await isPassword(owner.passwordHash, password)) throw samePassword()
  const passwordHash = await hashPassword(password)
  const { accountId, name } = owner
  return database.across('a given password is replaced', async (lease) => {
    // Of two that come at once the second finds the step gone.
    await givenPasswordOf(lease, token, 'for update')
    await keepOwnPassword(lease, { accountId, passwordHash, now })
    await sessions.endOf(lease, accountId, { but: '00000000-0000-0000-0000-000000000000' })
    const step = await beginSignIn(lease, { accountId, way: 'password', now, isProven: true })
    const communities = await lease.query<{ id: string }>(
      'select community_id as id from membership where account_id = $1',
      [accountId],
    )
    for (const { id } of communities) {
      await workWithin(lease, id)
      writeAudit(
        lease,
        [{ action: 'accountRegistration.replacePassword', target: 'account', targetId: accountId }],
        { accountId, name },
        context,
      )
    }
    return step
  })
}

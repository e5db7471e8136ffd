import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { workWithin } from '#platform/server/database.ts'
import { writeAudit } from '#platform/server/outbox.ts'
import {
  accountByName,
  beginSignIn,
  checkMaySignIn,
  checkNewPassword,
  forgetDevices,
  hashPassword,
  keepAttempt,
  keepOwnPassword,
  type Sessions,
} from '#modules/sign-in/accounts/server/public.ts'
import { type CodeTools, numberOfCode, takeCode } from '#modules/sign-in/phone-codes/server/public.ts'
import { codeOver } from '#modules/sign-in/phone-codes/contract.ts'
import type { accountRegistration } from '../contract.ts'

type Call = typeof accountRegistration.calls.resetPassword

/**
 * A new password by a code. Whoever was signed in with the old one is signed out everywhere; a second factor is still asked
 * for. Throws passwordRefused, wrongCode, codeOver, tooManyCodes, demoElsewhere.
 */
export async function resetPassword(
  tools: CodeTools,
  sessions: Sessions,
  context: OpenContext,
  input: Taken<Call>,
) {
  const sentTo = await numberOfCode(context.database, input.codeId)
  checkNewPassword(input.password, { account: `auth_${sentTo ?? ''}`, name: '' })
  const { phone } = await takeCode(tools, context, { ...input, purpose: 'reset' })
  const passwordHash = await hashPassword(input.password)
  return context.database.across('a password is reset', async (lease) => {
    const known = await accountByName(lease, `auth_${phone}`)
    if (!known) throw codeOver()
    checkMaySignIn(known, tools.demoAllowed)
    await keepOwnPassword(lease, { accountId: known.id, passwordHash, now: context.now })
    await forgetDevices(lease, known.id)
    await sessions.endOf(lease, known.id, { but: '00000000-0000-0000-0000-000000000000' })
    await keepAttempt(lease, context, {
      account: known.name,
      accountId: known.id,
      way: 'code',
      succeeded: true,
    })
    const step = await beginSignIn(lease, { accountId: known.id, way: 'code', now: context.now })
    const communities = await lease.query<{ id: string }>(
      'select community_id as id from membership where account_id = $1',
      [known.id],
    )
    for (const { id } of communities) {
      await workWithin(lease, id)
      writeAudit(
        lease,
        [{ action: 'accountRegistration.resetPassword', target: 'account', targetId: known.id }],
        { accountId: known.id, name: known.displayName },
        context,
      )
    }
    return step
  })
}

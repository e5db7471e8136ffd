import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import {
  accountByName,
  beginSignIn,
  checkMaySignIn,
  keepAttempt,
} from '#modules/sign-in/accounts/server/public.ts'
import { codeOver, type phoneCodes } from '../contract.ts'
import { type CodeTools, takeCode } from './codes.ts'

/** Signs in with a code instead of a password (R040). Throws wrongCode, codeOver, tooManyCodes, demoElsewhere. */
export async function signInByCode(
  tools: CodeTools,
  context: OpenContext,
  input: Taken<typeof phoneCodes.calls.signInByCode>,
) {
  const { phone } = await takeCode(tools, context, { ...input, purpose: 'signIn' })
  return context.database.across('sign-in by a code', async (lease) => {
    const known = await accountByName(lease, `auth_${phone}`)
    if (!known) throw codeOver()
    checkMaySignIn(known, tools.demoAllowed)
    await keepAttempt(lease, context, {
      account: known.name,
      accountId: known.id,
      way: 'code',
      succeeded: true,
    })
    return beginSignIn(lease, { accountId: known.id, way: 'code', now: context.now })
  })
}

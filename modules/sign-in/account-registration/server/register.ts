import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import {
  accountByName,
  addOwnAccount,
  beginSignIn,
  checkNewPassword,
  hashPassword,
  keepAttempt,
} from '#modules/sign-in/accounts/server/public.ts'
import { type CodeTools, numberOfCode, takeCode } from '#modules/sign-in/phone-codes/server/public.ts'
import { type accountRegistration, accountTaken, consentMissing, consentVersion } from '../contract.ts'

type Call = typeof accountRegistration.calls.register

/**
 * Makes a manager account, auth_ and the ten digits of a number whose owner typed the code (R038). What can be mended is
 * said before the code is spent. Throws consentMissing, passwordRefused, wrongCode, tooManyCodes, accountTaken.
 */
export async function register(tools: CodeTools, context: OpenContext, input: Taken<Call>) {
  if (input.consent !== consentVersion) throw consentMissing()
  const sentTo = await numberOfCode(context.database, input.codeId)
  checkNewPassword(input.password, { account: `auth_${sentTo ?? ''}`, name: input.name })
  const { phone } = await takeCode(tools, context, { ...input, purpose: 'register' })
  const name = `auth_${phone}`
  const passwordHash = await hashPassword(input.password)
  return context.database.across('a manager account is made', async (lease) => {
    if (await accountByName(lease, name)) throw accountTaken()
    const accountId = await addOwnAccount(lease, {
      account: name,
      name: input.name,
      passwordHash,
      consentVersion: input.consent,
      at: context.now,
    })
    if (!accountId) throw accountTaken()
    await keepAttempt(lease, context, { account: name, accountId, way: 'code', succeeded: true })
    return beginSignIn(lease, { accountId, way: 'code', now: context.now })
  })
}

import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { OpenContext } from '#platform/server/context.ts'
import {
  accountByName,
  beginSignIn,
  checkNewPassword,
  hashPassword,
  keepAttempt,
} from '#modules/accounts/server/public.ts'
import { type CodeTools, numberOfCode, takeCode } from '#modules/phone-codes/server/public.ts'
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
    const accountId = newId()
    const made = await lease.query(
      `insert into account (id, name, password_hash, display_name, kind, password_changed_at, consent_version, consented_at)
       values ($1, $2, $3, $4, 'manager', $5, $6, $5) on conflict do nothing returning id`,
      [accountId, name, passwordHash, input.name, context.now, input.consent],
    )
    if (!made.length) throw accountTaken()
    await keepAttempt(lease, context, { account: name, accountId, way: 'code', succeeded: true })
    return beginSignIn(lease, { accountId, way: 'code', now: context.now })
  })
}

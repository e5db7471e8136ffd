import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { networkOf } from '#platform/server/network-of.ts'
import { countAttempt, forgetAttempts, type Limit } from '#platform/server/throttle.ts'
import { confirmToken, keepAttempt, stepOfToken } from '#modules/accounts/server/public.ts'
import { type secondFactors, waitForFactor, wrongFactor } from '../contract.ts'
import { recoveryCodesLeft, useRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Of one network; and of all together, since six digits are soon guessed by many. */
const perNetwork: Limit = { what: 'factor.network', allowed: 5, minutes: 15 }
const perAccount: Limit = { what: 'factor.account', allowed: 30, minutes: 60 }

/** Takes a code of the authenticator: of the same step never twice, also of two that come at once. */
export async function takeTotp(
  lease: Lease,
  sealer: Sealer,
  { accountId, code, now }: { accountId: string; code: string; now: Date },
): Promise<boolean> {
  const [row] = await lease.query<{ sealed: Buffer | null; lastStep: number }>(
    'select sealed, last_step as "lastStep" from account_totp where account_id = $1 for update',
    [accountId],
  )
  if (!row?.sealed) return false
  const step = stepOf(sealer.open('totp', row.sealed), code, now)
  if (step === undefined || step <= row.lastStep) return false
  await lease.query('update account_totp set last_step = $2 where account_id = $1', [accountId, step])
  return true
}

/**
 * The second step of signing in. Guesses count before they are looked at. Throws signInExpired, wrongFactor, waitForFactor.
 */
export async function checkFactor(
  sealer: Sealer,
  context: OpenContext,
  { token, code }: Taken<typeof secondFactors.calls.check>,
) {
  const { database, now } = context
  const network = networkOf(context.address).near
  const { accountId, account, left } = await database.across('second step of signing in', async (lease) => {
    const step = await stepOfToken(lease, token)
    const counted = await countAttempt(lease, perAccount, step.accountId)
    if (counted.wait) throw waitForFactor(counted.wait)
    const here = await countAttempt(lease, perNetwork, `${step.accountId}\n${network}`)
    if (here.wait) throw waitForFactor(here.wait)
    const [owner] = await lease.query<{ name: string }>('select name from account where id = $1', [
      step.accountId,
    ])
    return { accountId: step.accountId, account: owner?.name ?? '', left: Math.min(here.left, counted.left) }
  })
  return database
    .across('second factor', async (lease) => {
      const isRight =
        (await takeTotp(lease, sealer, { accountId, code, now })) ||
        (await useRecoveryCode(lease, sealer, { accountId, code }))
      if (!isRight) {
        await keepAttempt(lease, context, { account, accountId, way: 'secondFactor', succeeded: false })
        return undefined
      }
      await confirmToken(lease, token)
      await forgetAttempts(lease, perNetwork, `${accountId}\n${network}`)
      await forgetAttempts(lease, perAccount, accountId)
      return { recoveryCodesLeft: await recoveryCodesLeft(lease, accountId) }
    })
    .then((taken) => {
      if (taken) return taken
      throw left > 0 ? wrongFactor(left) : waitForFactor(perNetwork.minutes * 60)
    })
}

import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { guesses } from '#platform/server/guesses.ts'
import {
  confirmToken,
  keepAttempt,
  knownDeviceOf,
  stepOfToken,
} from '#modules/sign-in/accounts/server/public.ts'
import { type secondFactors, waitForFactor, wrongFactor } from '../contract.ts'
import { recoveryCodesLeft, useRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Codes of the second step: few of all together, since six digits are soon guessed by many. */
const factorGuesses = guesses({
  what: 'factor',
  paces: {
    device: { allowed: 10, minutes: 15 },
    colleague: { allowed: 5, minutes: 15 },
    colleagues: { allowed: 20, minutes: 60 },
    place: { allowed: 5, minutes: 15 },
    account: { allowed: 20, minutes: 60 },
    address: { allowed: 30, minutes: 15 },
    line: { allowed: 60, minutes: 15 },
    network: { allowed: 150, minutes: 15 },
  },
  refuse: waitForFactor,
})

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
  const { database, now, address } = context
  const { accountId, account } = await database.across('second step of signing in', async (lease) => {
    const step = await stepOfToken(lease, token)
    const [owner] = await lease.query<{ name: string }>('select name from account where id = $1', [
      step.accountId,
    ])
    return { accountId: step.accountId, account: owner?.name ?? '' }
  })
  const known = await knownDeviceOf(database, context, accountId)
  const guess = await factorGuesses.count(database, { address, account: accountId, known })
  const taken = await database.across('second factor', async (lease) => {
    const isRight =
      (await takeTotp(lease, sealer, { accountId, code, now })) ||
      (await useRecoveryCode(lease, sealer, { accountId, code }))
    if (!isRight) {
      await keepAttempt(lease, context, { account, accountId, way: 'secondFactor', succeeded: false })
      return undefined
    }
    await confirmToken(lease, token)
    return { recoveryCodesLeft: await recoveryCodesLeft(lease, accountId) }
  })
  if (!taken) throw guess.wrong(wrongFactor)
  await guess.right()
  return taken
}

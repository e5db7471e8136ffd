import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import {
  acrossAs,
  changeAccount,
  requireManagerAccount,
  requireOwnPassword,
} from '#modules/sign-in/accounts/server/public.ts'
import { type secondFactors, totpCodeWrong, totpMissing } from '../contract.ts'
import { takeTotp } from './check.ts'
import { passkeysOf } from './passkeys.ts'
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts'
import { addressOf, newSecret } from './totp.ts'

type Calls = typeof secondFactors.calls

/** What the factors of an account need. */
export interface FactorTools {
  database: Database
  sealer: Sealer
}

/** The second factors of whoever is signed in. */
export async function showFactors({ database }: FactorTools, { actor }: Context) {
  return database.across('second factors', async (lease) => {
    const [totp] = await lease.query<{ confirmedAt: Date | null }>(
      'select confirmed_at as "confirmedAt" from account_totp where account_id = $1',
      [actor.accountId],
    )
    return {
      totpSince: totp?.confirmedAt ?? null,
      recoveryCodesLeft: await recoveryCodesLeft(lease, actor.accountId),
      passkeys: await passkeysOf(lease, actor.accountId),
    }
  })
}

/** Begins an authenticator; one in use is replaced when the new one showed a right code. Throws oldAccount, wrongOwnPassword. */
export async function beginTotp(
  { database, sealer }: FactorTools,
  context: Context,
  { password }: Taken<Calls['beginTotp']>,
) {
  const { actor } = context
  requireManagerAccount(actor)
  await requireOwnPassword(database, context, password)
  const secret = newSecret()
  await database.across('an authenticator is begun', (lease) =>
    lease.query(
      `insert into account_totp (account_id, pending) values ($1, $2)
       on conflict (account_id) do update set pending = $2, pending_at = now()`,
      [actor.accountId, sealer.seal('totp', secret)],
    ),
  )
  return { address: addressOf(secret, actor.account), secret }
}

/** The authenticator shows the right code: it holds from now on. Throws totpMissing, wrongFactor. */
export async function confirmTotp(
  { database, sealer }: FactorTools,
  context: Context,
  { code }: Taken<Calls['confirmTotp']>,
) {
  const { accountId } = context.actor
  return acrossAs(database, context, 'an authenticator is confirmed', async (work) => {
    const [begun] = await work.query(
      `update account_totp set sealed = pending, pending = null, last_step = 0, confirmed_at = $2
       where account_id = $1 and pending is not null and pending_at > $2::timestamptz - interval '30 minutes' returning account_id`,
      [accountId, context.now],
    )
    if (!begun) throw totpMissing()
    if (!(await takeTotp(work, sealer, { accountId, code, now: context.now }))) throw totpCodeWrong()
    await changeAccount(work, accountId, { secondFactorSince: context.now })
    work.audit({ action: 'secondFactors.confirmTotp', target: 'account', targetId: accountId })
    return { recoveryCodes: await makeRecoveryCodes(work, sealer, accountId) }
  })
}

/** New recovery codes in place of the old. Throws wrongOwnPassword, totpMissing. */
export async function renewRecoveryCodes(
  { database, sealer }: FactorTools,
  context: Context,
  { password }: Taken<Calls['renewRecoveryCodes']>,
) {
  await requireOwnPassword(database, context, password)
  const { accountId } = context.actor
  return acrossAs(database, context, 'recovery codes are renewed', async (work) => {
    const [known] = await work.query(
      'select from account_totp where account_id = $1 and confirmed_at is not null for update',
      [accountId],
    )
    if (!known) throw totpMissing()
    work.audit({ action: 'secondFactors.renewRecoveryCodes', target: 'account', targetId: accountId })
    return { recoveryCodes: await makeRecoveryCodes(work, sealer, accountId) }
  })
}

/** The authenticator is asked for no more. Throws wrongOwnPassword. */
export async function endTotp(
  { database }: FactorTools,
  context: Context,
  { password }: Taken<Calls['endTotp']>,
): Promise<void> {
  await requireOwnPassword(database, context, password)
  const { accountId } = context.actor
  await acrossAs(database, context, 'an authenticator ends', async (work) => {
    await work.query('delete from account_totp where account_id = $1', [accountId])
    await work.query('delete from recovery_code where account_id = $1', [accountId])
    await changeAccount(work, accountId, { secondFactorSince: null })
    work.audit({ action: 'secondFactors.endTotp', target: 'account', targetId: accountId })
  })
}

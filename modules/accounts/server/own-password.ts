import { problems } from '#platform/contract/problems.ts'
import type { Actor, Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { countAttempt, forgetAttempts, type Limit } from '#platform/server/throttle.ts'
import { managersOnly, noOwnPassword, waitBeforeSigningIn, wrongOwnPassword } from '../contract.ts'
import { isPassword } from './passwords.ts'

/** Whoever found an open screen guesses no password on it. */
const perAccount: Limit = { what: 'ownPassword', allowed: 5, minutes: 15 }

/** Refuses accounts that are not of the kind that managers sign in with (R259, R278). Throws oldAccount, managersOnly. */
export function requireManagerAccount({ kind }: Pick<Actor, 'kind'>): void {
  if (kind === 'plain') throw problems.oldAccount()
  if (kind !== 'manager') throw managersOnly()
}

/** The person at the screen knows the account's password. Throws wrongOwnPassword, noOwnPassword, waitBeforeSigningIn. */
export async function requireOwnPassword(
  database: Database,
  { actor }: Context,
  password: string,
): Promise<void> {
  const { wait, left } = await database.across('own password', (lease) =>
    countAttempt(lease, perAccount, actor.accountId),
  )
  if (wait) throw waitBeforeSigningIn(wait)
  const [row] = await database.glance('own password', (lease) =>
    lease.query<{ hash: string | null }>('select password_hash as hash from account where id = $1', [
      actor.accountId,
    ]),
  )
  if (!row?.hash) throw noOwnPassword()
  if (!(await isPassword(row.hash, password)))
    throw left > 0 ? wrongOwnPassword(left) : waitBeforeSigningIn(perAccount.minutes * 60)
  await database.across('own password was right', (lease) =>
    forgetAttempts(lease, perAccount, actor.accountId),
  )
}

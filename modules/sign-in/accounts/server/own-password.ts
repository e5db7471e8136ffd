import { problems } from '#platform/contract/problems.ts'
import type { Actor, Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import { managersOnly, noOwnPassword, waitBeforeSigningIn, wrongOwnPassword } from '../contract.ts'
import { isPassword } from './passwords.ts'

/** Whoever found an open screen guesses no password on it; the owner's other sessions do not wait for that. */
const ownPasswordGuesses = guesses({
  what: 'ownPassword',
  paces: { device: { allowed: 5, minutes: 15 } },
  refuse: waitBeforeSigningIn,
})

/** Refuses accounts that are not of the kind that managers sign in with (R259, R278). Throws oldAccount, managersOnly. */
export function requireManagerAccount({ kind }: Pick<Actor, 'kind'>): void {
  if (kind === 'plain') throw problems.oldAccount()
  if (kind !== 'manager') throw managersOnly()
}

/** The person at the screen knows the account's password. Throws wrongOwnPassword, noOwnPassword, waitBeforeSigningIn. */
export async function requireOwnPassword(
  database: Database,
  { actor, address }: Context,
  password: string,
): Promise<void> {
  const { accountId: account, sessionId } = actor
  const known = { isOwn: true, on: sessionId }
  const guess = await ownPasswordGuesses.count(database, { address, account, known })
  const [row] = await database.glance('own password', (lease) =>
    lease.query<{ hash: string | null }>('select password_hash as hash from account where id = $1', [
      account,
    ]),
  )
  if (!row?.hash) throw noOwnPassword()
  if (!(await isPassword(row.hash, password, 'known'))) throw guess.wrong(wrongOwnPassword)
  await guess.right()
}

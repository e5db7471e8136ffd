import { newId } from '#platform/contract/new-id.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { demoElsewhere, signInExpired, waitBeforeSigningIn, wrongPassword } from '../contract.ts'
import { isPassword } from './passwords.ts'
import { digestOf, newToken } from './tokens.ts'

/** Failures of one account from one address within the window before it has to wait. */
const attemptsAllowed = 5
const windowMinutes = 15
const signInLife = 10 * 60 * 1000

interface Known {
  id: string
  displayName: string
  passwordHash: string
  isDemo: boolean
}

/**
 * Counts this attempt before the password is looked at, so that guesses sent at the same time count as well. Failures
 * count per account and address since the last success: somebody elsewhere never locks the owner out.
 */
async function countAttempt(
  lease: Lease,
  account: string,
  address: string,
): Promise<{ id: string; failures: number; wait: number }> {
  const id = newId()
  // Attempts of one account from one address queue up here.
  await lease.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`${account}\n${address}`])
  const [row] = await lease.query<{ failures: number; wait: number }>(
    `select count(*) as failures,
       coalesce(ceil(extract(epoch from min(at) + make_interval(mins => ${windowMinutes}) - now())), 0)::int as wait
     from sign_in_attempt
     where account_name = $1 and address = $2 and not succeeded and at > now() - make_interval(mins => ${windowMinutes})
       and at > coalesce((select max(at) from sign_in_attempt where account_name = $1 and address = $2 and succeeded), '-infinity')`,
    [account, address],
  )
  const failures = row?.failures ?? 0
  if (failures < attemptsAllowed) {
    await lease.query(
      'insert into sign_in_attempt (id, account_name, address, succeeded) values ($1, $2, $3, false)',
      [id, account, address],
    )
  }
  return { id, failures, wait: Math.max(1, row?.wait ?? 1) }
}

/**
 * Checks account and password and gives a token for choosing the community.
 * Throws wrongPassword (no hint which was wrong), waitBeforeSigningIn, demoElsewhere.
 */
export async function checkPassword(
  context: OpenContext,
  input: { account: string; password: string },
  demoAllowed: boolean,
): Promise<{ token: string; name: string }> {
  const { database } = context
  const name = input.account.toLowerCase()
  const attempt = await database.across('sign-in attempt', (lease) =>
    countAttempt(lease, name, context.address),
  )
  if (attempt.failures >= attemptsAllowed) throw waitBeforeSigningIn(attempt.wait)

  const [known] = await database.glance('sign-in', (lease) =>
    lease.query<Known>(
      `select id, display_name as "displayName", password_hash as "passwordHash", is_demo as "isDemo"
       from account where lower(name) = $1 and closed_at is null`,
      [name],
    ),
  )
  if (!(await isPassword(known?.passwordHash, input.password)) || !known) {
    const left = attemptsAllowed - attempt.failures - 1
    throw left > 0 ? wrongPassword(left) : waitBeforeSigningIn(windowMinutes * 60)
  }
  if (known.isDemo && !demoAllowed) throw demoElsewhere()

  const token = newToken()
  const expiresAt = new Date(context.now.getTime() + signInLife)
  await database.across('sign-in token', async (lease) => {
    await lease.query('update sign_in_attempt set succeeded = true where id = $1', [attempt.id])
    await lease.query('insert into sign_in (token_hash, account_id, expires_at) values ($1, $2, $3)', [
      digestOf(token),
      known.id,
      expiresAt,
    ])
  })
  return { token, name: known.displayName }
}

/** The account that a sign-in token stands for. Throws signInExpired. */
export async function accountOfToken(lease: Lease, token: string): Promise<string> {
  const [row] = await lease.query<{ accountId: string }>(
    'select account_id as "accountId" from sign_in where token_hash = $1 and expires_at > now()',
    [digestOf(token)],
  )
  if (!row) throw signInExpired()
  return row.accountId
}

/** As accountOfToken, and the token is used up: of two that come at once one gets it. Throws signInExpired. */
export async function takeToken(lease: Lease, token: string): Promise<string> {
  const [row] = await lease.query<{ accountId: string }>(
    `delete from sign_in where token_hash = $1 and expires_at > now() returning account_id as "accountId"`,
    [digestOf(token)],
  )
  if (!row) throw signInExpired()
  return row.accountId
}

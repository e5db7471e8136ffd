import type { Lease } from '#platform/server/database.ts'
import { factorMissing, type SignInStep, signInExpired } from '../contract.ts'
import { digestOf, newToken } from './tokens.ts'

/** Milliseconds between the first step of signing in and the last. */
const signInLife = 10 * 60 * 1000

/** How somebody proved who they are. */
export type SignInWay = 'password' | 'code' | 'passkey' | 'enterprise'

interface Step {
  accountId: string
  way: SignInWay
  isConfirmed: boolean
}

/**
 * Gives a token for the next steps after a proof. After a password or a code it needs the second factor where the account
 * has one; a passkey is both at once, and `isProven` says that a session which had both goes on elsewhere.
 */
export async function beginSignIn(
  lease: Lease,
  { accountId, way, now, isProven }: { accountId: string; way: SignInWay; now: Date; isProven?: true },
): Promise<SignInStep> {
  const token = newToken()
  const isEnough = isProven || way === 'passkey' || way === 'enterprise'
  const [row] = await lease.query<{ name: string; needsSecondFactor: boolean; failures: number }>(
    `insert into sign_in (token_hash, account_id, expires_at, way, is_confirmed)
     select $1, a.id, $3, $4, $5 or a.second_factor_since is null from account a where a.id = $2
     returning (select display_name from account where id = $2) as name, not is_confirmed as "needsSecondFactor",
       (select count(*) from sign_in_attempt t where t.account_id = $2 and not t.succeeded and t.at > greatest(
          now() - interval '90 days',
          coalesce((select max(s.created_at) from session s where s.account_id = $2), '-infinity'))) as failures`,
    [digestOf(token), accountId, new Date(now.getTime() + signInLife), way, isEnough],
  )
  if (!row) throw signInExpired()
  return { token, ...row }
}

/** What a token stands for, confirmed or not. Throws signInExpired. */
export async function stepOfToken(lease: Lease, token: string): Promise<Step> {
  const [row] = await lease.query<Step>(
    `select account_id as "accountId", way, is_confirmed as "isConfirmed"
     from sign_in where token_hash = $1 and expires_at > now()`,
    [digestOf(token)],
  )
  if (!row) throw signInExpired()
  return row
}

/** The second factor was right: the token goes on. */
export async function confirmToken(lease: Lease, token: string): Promise<void> {
  await lease.query('update sign_in set is_confirmed = true where token_hash = $1', [digestOf(token)])
}

/** The account that a sign-in token stands for. Throws signInExpired, factorMissing. */
export async function accountOfToken(lease: Lease, token: string): Promise<string> {
  const step = await stepOfToken(lease, token)
  if (!step.isConfirmed) throw factorMissing()
  return step.accountId
}

/** Uses a token up: of two that come at once one gets it. Throws signInExpired. */
async function useUp(lease: Lease, token: string): Promise<Step> {
  const [row] = await lease.query<Step>(
    `delete from sign_in where token_hash = $1 and expires_at > now()
     returning account_id as "accountId", way, is_confirmed as "isConfirmed"`,
    [digestOf(token)],
  )
  if (!row) throw signInExpired()
  return row
}

/** As accountOfToken, and the token is used up. Throws signInExpired, factorMissing. */
export async function takeToken(lease: Lease, token: string): Promise<Step> {
  const step = await useUp(lease, token)
  // Thrown inside the transaction: the token that came too early is still there.
  if (!step.isConfirmed) throw factorMissing()
  return step
}

/** The account of a token whose password was right, used up: a second person at the desk signs, and is not signed in. */
export const takePerson = async (lease: Lease, token: string): Promise<string> =>
  (await useUp(lease, token)).accountId

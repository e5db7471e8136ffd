import type { Problem } from '#platform/contract/problem.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  accountSuspended,
  factorMissing,
  ownPasswordMissing,
  type SignInStep,
  signInExpired,
} from '../contract.ts'
import { digestOf, newToken } from './tokens.ts'

/** Milliseconds between the first step of signing in and the last. */
const signInLife = 10 * 60 * 1000

/** How somebody proved who they are. */
export type SignInWay = 'password' | 'code' | 'passkey' | 'enterprise'

interface Step {
  accountId: string
  way: SignInWay
  isConfirmed: boolean
  /** The password was right and somebody else's choice. */
  needsPassword: boolean
}

/**
 * Gives a token for the next steps after a proof. After a password or a code it needs the second factor where the account
 * has one; a passkey is both at once, and `isProven` says that a session which had both goes on elsewhere. A password that
 * somebody gave is good for setting one's own. Every way of proving oneself ends here: whoever is suspended gets none,
 * whatever they proved. Throws accountSuspended, signInExpired.
 */
export async function beginSignIn(
  lease: Lease,
  { accountId, way, now, isProven }: { accountId: string; way: SignInWay; now: Date; isProven?: true },
): Promise<SignInStep> {
  const token = newToken()
  const isEnough = isProven || way === 'passkey' || way === 'enterprise'
  const isTyped = way === 'password' && !isProven
  const [row] = await lease.query<Omit<SignInStep, 'token'>>(
    `insert into sign_in (token_hash, account_id, expires_at, way, is_confirmed, needs_password)
     select $1, a.id, $3, $4, $5 or a.second_factor_since is null, $6 and a.password_given_at is not null
     from account a where a.id = $2 and a.suspended_at is null and a.closed_at is null for share of a
     returning (select display_name from account where id = $2) as name, not is_confirmed as "needsSecondFactor",
       needs_password as "needsNewPassword",
       (select count(*) from sign_in_attempt t where t.account_id = $2 and not t.succeeded and t.at > greatest(
          now() - interval '90 days',
          coalesce((select max(s.created_at) from session s where s.account_id = $2), '-infinity'))) as failures`,
    [digestOf(token), accountId, new Date(now.getTime() + signInLife), way, isEnough, isTyped],
  )
  if (!row) throw await refusalOf(lease, accountId)
  return { token, ...row }
}

async function refusalOf(lease: Lease, accountId: string): Promise<Problem> {
  const suspended = await lease.query('select from account where id = $1 and suspended_at is not null', [
    accountId,
  ])
  return suspended.length ? accountSuspended() : signInExpired()
}

/** What a token stands for, confirmed or not. Throws signInExpired. */
export async function stepOfToken(lease: Lease, token: string): Promise<Step> {
  const [row] = await lease.query<Step>(
    `select account_id as "accountId", way, is_confirmed as "isConfirmed", needs_password as "needsPassword"
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

function mustBeDone({ isConfirmed, needsPassword }: Step): void {
  if (!isConfirmed) throw factorMissing()
  if (needsPassword) throw ownPasswordMissing()
}

/** The account that a sign-in token stands for. Throws signInExpired, factorMissing, ownPasswordMissing. */
export async function accountOfToken(lease: Lease, token: string): Promise<string> {
  const step = await stepOfToken(lease, token)
  mustBeDone(step)
  return step.accountId
}

/** Uses a token up: of two that come at once one gets it. Throws signInExpired. */
async function useUp(lease: Lease, token: string): Promise<Step> {
  const [row] = await lease.query<Step>(
    `delete from sign_in where token_hash = $1 and expires_at > now()
     returning account_id as "accountId", way, is_confirmed as "isConfirmed", needs_password as "needsPassword"`,
    [digestOf(token)],
  )
  if (!row) throw signInExpired()
  return row
}

/** Whose token it is that goes on once its person set a password of their own. Throws signInExpired, factorMissing. */
export async function givenPasswordOf(lease: Lease, token: string, lock: 'for update' | '' = '') {
  const [row] = await lease.query<{
    accountId: string
    account: string
    name: string
    passwordHash: string
    isConfirmed: boolean
  }>(
    `select a.id as "accountId", a.name as account, a.display_name as name, a.password_hash as "passwordHash",
       s.is_confirmed as "isConfirmed"
     from sign_in s join account a on a.id = s.account_id
     where s.token_hash = $1 and s.expires_at > now() and s.needs_password ${lock}`,
    [digestOf(token)],
  )
  if (!row) throw signInExpired()
  if (!row.isConfirmed) throw factorMissing()
  return row
}

/** As accountOfToken, and the token is used up. Throws signInExpired, factorMissing, ownPasswordMissing. */
export async function takeToken(lease: Lease, token: string): Promise<Step> {
  const step = await useUp(lease, token)
  // Thrown inside the transaction: the token that came too early is still there.
  mustBeDone(step)
  return step
}

/**
 * The account of a token whose password was right, used up: a second person at the desk signs, and is not signed in. A
 * password that two people know proves nobody. Throws signInExpired, ownPasswordMissing.
 */
export async function takePerson(lease: Lease, token: string): Promise<string> {
  const { accountId, needsPassword } = await useUp(lease, token)
  if (needsPassword) throw ownPasswordMissing()
  return accountId
}

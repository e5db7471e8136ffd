import { newId } from '#platform/contract/new-id.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { networkOf } from '#platform/server/network-of.ts'
import { countAttempt, forgetAttempts, type Limit, takeBackAttempt } from '#platform/server/throttle.ts'
import {
  demoElsewhere,
  type SignInStep,
  waitBeforeSigningIn,
  waitInThisNetwork,
  wrongPassword,
} from '../contract.ts'
import { isPassword } from './passwords.ts'
import { beginSignIn, type SignInWay } from './steps.ts'

/** Failures of one account from one network before it has to wait there; the owner elsewhere is never locked out. */
export const perAccount: Limit = { what: 'signIn.account', allowed: 5, minutes: 15 }
/** Failures of one network, whatever accounts it tries: a whole company may sit behind it. */
const perNetwork: Limit = { what: 'signIn.network', allowed: 60, minutes: 15 }

export interface KnownAccount {
  id: string
  name: string
  displayName: string
  passwordHash: string | null
  isDemo: boolean
}

/** An account that is open, by its name in small letters. */
export async function accountByName(lease: Lease, name: string): Promise<KnownAccount | undefined> {
  const [row] = await lease.query<KnownAccount>(
    `select id, name, display_name as "displayName", password_hash as "passwordHash", is_demo as "isDemo"
     from account where lower(name) = $1 and closed_at is null`,
    [name.toLowerCase()],
  )
  return row
}

/** Whether an account that proved itself may sign in here. Throws demoElsewhere. */
export function checkMaySignIn(known: Pick<KnownAccount, 'isDemo'>, demoAllowed: boolean): void {
  if (known.isDemo && !demoAllowed) throw demoElsewhere()
}

/** Keeps a try for the person's own list of them. */
export async function keepAttempt(
  lease: Lease,
  context: Pick<OpenContext, 'address' | 'device'>,
  attempt: {
    account: string
    accountId: string | undefined
    way: SignInWay | 'secondFactor'
    succeeded: boolean
  },
): Promise<void> {
  await lease.query(
    `insert into sign_in_attempt (id, account_name, address, succeeded, account_id, way, device)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      newId(),
      attempt.account.slice(0, 100),
      context.address,
      attempt.succeeded,
      attempt.accountId ?? null,
      attempt.way,
      context.device,
    ],
  )
}

/**
 * Counts this attempt before the password is looked at, so that guesses sent at the same time count as well. Gives how
 * many are left. Throws waitBeforeSigningIn, waitInThisNetwork.
 */
async function count(lease: Lease, on: string, network: string): Promise<number> {
  const inNetwork = await countAttempt(lease, perNetwork, network)
  if (inNetwork.wait) throw waitInThisNetwork(inNetwork.wait)
  const { wait, left } = await countAttempt(lease, perAccount, on)
  if (wait) throw waitBeforeSigningIn(wait)
  return left
}

/**
 * Checks account and password and gives a token for the next step.
 * Throws wrongPassword (no hint which was wrong), waitBeforeSigningIn, waitInThisNetwork, demoElsewhere.
 */
export async function checkPassword(
  context: OpenContext,
  input: { account: string; password: string },
  demoAllowed: boolean,
): Promise<SignInStep> {
  const { database } = context
  const account = input.account.toLowerCase()
  const network = networkOf(context.address).near
  const on = `${account}\n${network}`
  const left = await database.across('sign-in attempt', (lease) => count(lease, on, network))
  const known = await database.glance('sign-in', (lease) => accountByName(lease, account))
  const isRight = await isPassword(known?.passwordHash ?? undefined, input.password)
  if (!isRight || !known) {
    await database.across('sign-in failed', (lease) =>
      keepAttempt(lease, context, { account, accountId: known?.id, way: 'password', succeeded: false }),
    )
    throw left > 0 ? wrongPassword(left) : waitBeforeSigningIn(perAccount.minutes * 60)
  }
  checkMaySignIn(known, demoAllowed)
  return database.across('sign-in token', async (lease) => {
    await forgetAttempts(lease, perAccount, on)
    await takeBackAttempt(lease, perNetwork, network)
    await keepAttempt(lease, context, { account, accountId: known.id, way: 'password', succeeded: true })
    return beginSignIn(lease, { accountId: known.id, way: 'password', now: context.now })
  })
}

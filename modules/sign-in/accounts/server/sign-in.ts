import { newId } from '#platform/contract/new-id.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import {
  accountBesieged,
  demoElsewhere,
  type SignInStep,
  waitBeforeSigningIn,
  waitInThisNetwork,
  wrongPassword,
} from '../contract.ts'
import { knownDeviceOf } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { beginSignIn, type SignInWay } from './steps.ts'

/**
 * Wrong passwords. From all unknown browsers together an account has few, so that many addresses guess no faster than one;
 * its owner goes in by a browser that is known. A whole building, or a whole company, may sit behind one address.
 */
export const passwordGuesses = guesses({
  what: 'signIn',
  paces: {
    device: { allowed: 10, minutes: 15 },
    colleague: { allowed: 5, minutes: 15 },
    colleagues: { allowed: 20, minutes: 60 },
    place: { allowed: 5, minutes: 15 },
    account: { allowed: 20, minutes: 60 },
    address: { allowed: 60, minutes: 15 },
    line: { allowed: 90, minutes: 15 },
    network: { allowed: 200, minutes: 15 },
  },
  refuse(seconds, by) {
    if (by === 'account' || by === 'colleagues') return accountBesieged(seconds)
    const isOfAccount = by === 'device' || by === 'colleague' || by === 'place'
    return isOfAccount ? waitBeforeSigningIn(seconds) : waitInThisNetwork(seconds)
  },
})

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
 * Checks account and password and gives a token for the next step. The guess counts before the password is looked at, so
 * that guesses sent at the same time count as well, for an unknown account as for a known one.
 * Throws wrongPassword (no hint which was wrong), waitBeforeSigningIn, waitInThisNetwork, accountBesieged, demoElsewhere.
 */
export async function checkPassword(
  context: OpenContext,
  input: { account: string; password: string },
  demoAllowed: boolean,
): Promise<SignInStep> {
  const { database, address } = context
  const account = input.account.toLowerCase()
  const owner = await database.glance('sign-in', (lease) => accountByName(lease, account))
  const known = await knownDeviceOf(database, context, owner?.id)
  const guess = await passwordGuesses.count(database, { address, account, known })
  const line = known ? 'known' : 'others'
  const isRight = await isPassword(owner?.passwordHash ?? undefined, input.password, line)
  if (!isRight || !owner) {
    await database.across('sign-in failed', (lease) =>
      keepAttempt(lease, context, { account, accountId: owner?.id, way: 'password', succeeded: false }),
    )
    throw guess.wrong(wrongPassword)
  }
  await guess.right()
  checkMaySignIn(owner, demoAllowed)
  return database.across('sign-in token', async (lease) => {
    await keepAttempt(lease, context, { account, accountId: owner.id, way: 'password', succeeded: true })
    return beginSignIn(lease, { accountId: owner.id, way: 'password', now: context.now })
  })
}

import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import {
  addMembership,
  changeMembership,
  hashPassword,
  tellRights,
} from '#modules/sign-in/accounts/server/public.ts'
import { accountTaken, type members, ownPassword, wrongAccountName } from '../contract.ts'
import type { AccountKind } from '../roles.ts'
import { mustBeTurn } from './change.ts'
import { givenPassword } from './given-password.ts'
import { mustHandle } from '#platform/server/must-handle.ts'
import { lockedMember, lockMembers } from './locked-member.ts'

type Input<Name extends keyof typeof members.calls> = Taken<(typeof members.calls)[Name]>

/**
 * Opens an account for the desk or for one turn and gives its first password, once. Throws notHighest (R088),
 * wrongAccountName, wrongTurn, accountTaken.
 */
export async function open(context: Context, input: Input<'open'>) {
  mustHandle(context, input.role)
  const account = input.account.toLowerCase()
  if (!/^[a-z0-9][a-z0-9_.-]{2,29}$/.test(account) || account.startsWith('auth_')) throw wrongAccountName()
  const kind: AccountKind = input.role === 'oneTime' ? 'oneTime' : 'plain'
  if (kind === 'oneTime') mustBeTurn(context.now, input.validUntil)
  const validUntil = kind === 'oneTime' ? input.validUntil : null
  const password = givenPassword(3)
  const hash = await hashPassword(password)
  await lockMembers(context)
  const [opened] = await context.query<{ done: boolean }>('select open_account($1, $2, $3, $4, $5) as done', [
    input.accountId,
    account,
    hash,
    input.name,
    kind,
  ])
  if (!opened?.done) throw accountTaken()
  await addMembership(context, {
    accountId: input.accountId,
    role: input.role,
    since: context.now,
    validUntil,
    addedByName: context.actor.name,
    sessionsFrom: context.now,
  })
  context.audit({
    action: 'members.open',
    target: 'member',
    targetId: input.accountId,
    after: { account, name: input.name, role: input.role, ...(validUntil && { validUntil }) },
  })
  await tellRights(context)
  return { password }
}

/** Gives a desk or one-time account another password, once; its sessions end. Throws what lockedMember throws, ownPassword. */
export async function givePassword(context: Context, input: Input<'givePassword'>) {
  const member = await lockedMember(context, input)
  const password = givenPassword(3)
  const [given] = await context.query<{ done: boolean }>('select give_password($1, $2) as done', [
    member.accountId,
    await hashPassword(password),
  ])
  if (!given?.done) throw ownPassword()
  await changeMembership(context, member.accountId, { sessionsFrom: context.now })
  context.audit({
    action: 'members.givePassword',
    target: 'member',
    targetId: member.accountId,
    after: { account: member.account, name: member.name },
  })
  await tellRights(context)
  return { password }
}

import { randomInt } from 'node:crypto'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { hashPassword, tellRights } from '#modules/accounts/server/public.ts'
import { accountTaken, type members, ownPassword, wrongAccountName } from '../contract.ts'
import type { AccountKind } from '../roles.ts'
import { mustBeTurn } from './change.ts'
import { lockedMember, lockMembers, mustHandle } from './locked-member.ts'

type Input<Name extends keyof typeof members.calls> = Taken<(typeof members.calls)[Name]>

// No characters that look alike on paper.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password to be read out once: three groups of four, 59 bits. */
const newPassword = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

const join = `
  insert into membership (account_id, role, since, valid_until, added_by_name, sessions_from)
  values ($1, $2, $3, $4, $5, $3)`

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
  const password = newPassword()
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
  await context.query(join, [input.accountId, input.role, context.now, validUntil, context.actor.name])
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
  const password = newPassword()
  const [given] = await context.query<{ done: boolean }>('select give_password($1, $2) as done', [
    member.accountId,
    await hashPassword(password),
  ])
  if (!given?.done) throw ownPassword()
  await context.query(
    'update membership set sessions_from = $2, row_version = row_version + 1 where account_id = $1',
    [member.accountId, context.now],
  )
  context.audit({
    action: 'members.givePassword',
    target: 'member',
    targetId: member.accountId,
    after: { account: member.account, name: member.name },
  })
  await tellRights(context)
  return { password }
}

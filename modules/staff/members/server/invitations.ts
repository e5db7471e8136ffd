import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { isLiveMembership, type MayHandle, tellRights } from '#modules/sign-in/accounts/server/public.ts'
import { alreadyMember } from '../contract.ts'
import {
  alreadyInvited,
  type Invitation,
  invitationDays,
  invitationGone,
  type memberInvitations,
  mostInvitations,
  tooManyInvitations,
  wrongInvitedName,
} from '../invitation-contract.ts'
import { mustHandle } from '#platform/server/must-handle.ts'
import { lockMembers } from './locked-member.ts'
import { type Asked, askedColumns, standing } from './standing.ts'

type Input<Name extends keyof typeof memberInvitations.calls> = Taken<(typeof memberInvitations.calls)[Name]>
type Row = Invitation & Asked

// Nothing here looks at accounts but at those that are members already.
const waiting = `
  select i.id, i.account_name as account, i.invited_at as "invitedAt", i.invited_by_name as "invitedBy",
    i.expires_at as "expiresAt", ${askedColumns}
  from membership_invitation i
  left join membership m on m.account_id = i.invited_by and ${isLiveMembership}
  where i.expires_at > now() and not exists (
    select from membership own join account a on a.id = own.account_id where lower(a.name) = i.account_name)`

const shown = ({ id, account, role, invitedAt, invitedBy, expiresAt }: Row): Invitation => ({
  id,
  account,
  role,
  invitedAt,
  invitedBy,
  expiresAt,
})

/** Who was asked to join the community and has not answered, the newest first. */
export async function listInvitations(lease: Lease, mayHandle: MayHandle): Promise<Invitation[]> {
  const rows = await lease.query<Row>(`${waiting} order by i.invited_at desc`)
  return rows.filter(standing(mayHandle)).map(shown)
}

/** A name as accounts have them. Throws wrongInvitedName; it says nothing of whether there is one. */
function nameOf(typed: string): string {
  const name = typed.toLowerCase()
  const isGood = name.startsWith('auth_')
    ? /^auth_09\d{8}$/.test(name)
    : /^[a-z0-9][a-z0-9_.-]{2,29}$/.test(name)
  if (!isGood) throw wrongInvitedName()
  return name
}

const insert = `
  insert into membership_invitation (id, account_name, role, invited_at, invited_by, invited_by_name, expires_at)
  values ($1, $2, $3, $4::timestamptz, $5, $6, $4::timestamptz + make_interval(days => $7))
  on conflict do nothing returning id`

/**
 * Asks an account to join. Nothing is known of the account, nor whether there is one, until the person accepts.
 * Throws notHighest (R088), wrongInvitedName, alreadyMember, alreadyInvited, tooManyInvitations.
 */
export async function invite(context: Context, mayHandle: MayHandle, input: Input<'invite'>): Promise<void> {
  const { actor, now } = context
  mustHandle(context, input.role)
  const account = nameOf(input.account)
  await lockMembers(context)
  const [member] = await context.query(
    'select from membership m join account a on a.id = m.account_id where lower(a.name) = $1',
    [account],
  )
  if (member) throw alreadyMember()
  const others = await listInvitations(context, mayHandle)
  if (others.some((other) => other.account === account)) throw alreadyInvited()
  if (others.length >= mostInvitations) throw tooManyInvitations()
  // What does not hold any more makes room.
  await context.query('delete from membership_invitation where account_name = $1', [account])
  const made = await context.query(insert, [
    input.id,
    account,
    input.role,
    now,
    actor.accountId,
    actor.name,
    invitationDays,
  ])
  if (!made.length) throw alreadyInvited()
  context.audit({
    action: 'members.invite',
    target: 'member',
    targetId: input.id,
    after: { account, role: input.role },
  })
  await tellRights(context)
}

/** Asks no longer. Throws invitationGone, notHighest (R088). */
export async function withdraw(
  context: Context,
  mayHandle: MayHandle,
  { id }: Input<'withdraw'>,
): Promise<void> {
  await lockMembers(context)
  const found = (await listInvitations(context, mayHandle)).find((invitation) => invitation.id === id)
  if (!found) throw invitationGone()
  mustHandle(context, found.role)
  // Whoever accepts at the same moment was faster, or finds it gone.
  const gone = await context.query('delete from membership_invitation where id = $1 returning id', [id])
  if (!gone.length) throw invitationGone()
  context.audit({
    action: 'members.withdraw',
    target: 'member',
    targetId: id,
    before: { account: found.account, role: found.role },
  })
  await tellRights(context)
}

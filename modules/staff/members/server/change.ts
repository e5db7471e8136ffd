import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import {
  changeMembership,
  keepAdmins,
  type MembershipChange,
  removeMembership,
  tellRights,
} from '#modules/sign-in/accounts/server/public.ts'
import { lastAdmin, type Member, type members, wrongRole, wrongTurn } from '../contract.ts'
import { longestTurn, mayHave } from '../roles.ts'
import { mustHandle } from '#platform/server/must-handle.ts'
import { lockedMember } from './locked-member.ts'

type Input<Name extends keyof typeof members.calls> = Taken<(typeof members.calls)[Name]>

/** Whose row it is, for every audit row of a member. */
const of = (member: Member) => ({ account: member.account, name: member.name })

async function write(context: Context, accountId: string, change: MembershipChange): Promise<void> {
  await changeMembership(context, accountId, change)
  await keepAdmins(context, lastAdmin)
  await tellRights(context)
}

/** Gives a member another role. Throws what lockedMember throws, wrongRole, lastAdmin. */
export async function setRole(context: Context, input: Input<'setRole'>): Promise<void> {
  const member = await lockedMember(context, input)
  mustHandle(context, input.role)
  if (!mayHave(member.kind, input.role)) throw wrongRole()
  await write(context, member.accountId, { role: input.role })
  context.audit({
    action: 'members.setRole',
    target: 'member',
    targetId: member.accountId,
    before: { ...of(member), role: member.role },
    after: { ...of(member), role: input.role },
  })
}

/** The end of a turn must be ahead, and at most 72 hours. Throws wrongTurn. */
export function mustBeTurn(now: Date, validUntil: Date | null): void {
  const hours = validUntil ? (validUntil.getTime() - now.getTime()) / 3_600_000 : 0
  // A minute more, since the browser's clock made it.
  if (hours <= 0 || hours > longestTurn + 1 / 60) throw wrongTurn()
}

/** Sets the end of a one-time account's turn. Throws what lockedMember throws, wrongRole, wrongTurn. */
export async function setTurn(context: Context, input: Input<'setTurn'>): Promise<void> {
  const member = await lockedMember(context, input)
  if (member.kind !== 'oneTime') throw wrongRole()
  mustBeTurn(context.now, input.validUntil)
  await write(context, member.accountId, { validUntil: input.validUntil })
  context.audit({
    action: 'members.setTurn',
    target: 'member',
    targetId: member.accountId,
    before: { ...of(member), validUntil: member.validUntil },
    after: { ...of(member), validUntil: input.validUntil },
  })
}

/** Keeps a member out; their sessions here end. Throws what lockedMember throws, lastAdmin. */
export async function suspend(context: Context, input: Input<'suspend'>): Promise<void> {
  const member = await lockedMember(context, input)
  await write(context, member.accountId, { suspended: { at: context.now, byName: context.actor.name } })
  context.audit({
    action: 'members.suspend',
    target: 'member',
    targetId: member.accountId,
    after: of(member),
    reason: input.reason,
  })
}

/** Lets a suspended member in again; they sign in anew. Throws what lockedMember throws. */
export async function restore(context: Context, input: Input<'restore'>): Promise<void> {
  const member = await lockedMember(context, input)
  await write(context, member.accountId, { suspended: null })
  context.audit({
    action: 'members.restore',
    target: 'member',
    targetId: member.accountId,
    after: of(member),
  })
}

/** Takes an account out of the community. Throws what lockedMember throws, lastAdmin. */
export async function remove(context: Context, input: Input<'remove'>): Promise<void> {
  const member = await lockedMember(context, input)
  await removeMembership(context, member.accountId)
  await keepAdmins(context, lastAdmin)
  await tellRights(context)
  context.audit({
    action: 'members.remove',
    target: 'member',
    targetId: member.accountId,
    before: { ...of(member), role: member.role },
    reason: input.reason,
  })
}

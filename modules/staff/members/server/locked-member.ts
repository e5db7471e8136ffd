import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { mustHandle } from '#platform/server/must-handle.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { type Member, memberChanged, memberRemoved, unknownMember, yourself } from '../contract.ts'
import { readMember } from './list.ts'

/** Members are changed by one person at a time: two admins who remove each other are not both right. */
export const lockMembers = (lease: Lease): Promise<void> => oneAtATime(lease, 'members')

const removal = `select account_name as by, at from audit
  where action = 'members.remove' and target = 'member' and target_id = $1 order by at desc limit 1`

/**
 * A member that this person may change, as it was seen, while nobody else changes members. Throws unknownMember, memberRemoved, yourself,
 * notHighest (R088), memberChanged.
 */
export async function lockedMember(
  context: Context,
  { accountId, version }: { accountId: string; version: number },
): Promise<Member> {
  await lockMembers(context)
  const member = await readMember(context, accountId)
  if (!member) {
    const [last] = await context.query<{ by: string; at: Date }>(removal, [accountId])
    throw last ? memberRemoved(last.by, speakTime(last.at, context.now)) : unknownMember()
  }
  if (accountId === context.actor.accountId) throw yourself()
  mustHandle(context, member.role)
  if (member.version !== version) throw memberChanged(member.name)
  return member
}

import { maskName } from '#platform/contract/masking.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Member, StaffMember } from '../contract.ts'

const select = `
  select m.account_id as "accountId", a.name as account, a.display_name as name, a.kind, m.role, m.since,
    m.added_by_name as "addedBy", m.last_entered_at as "lastEnteredAt", m.suspended_at as "suspendedAt",
    coalesce(m.suspended_by_name, '') as "suspendedBy", m.valid_until as "validUntil", m.row_version as version
  from membership m join account a on a.id = m.account_id and a.closed_at is null`

// Those who decide first, then by name; who may not enter last.
const order = `
  order by m.suspended_at is not null, array_position(array['admin', 'manager', 'treasurer', 'desk', 'committee', 'oneTime'], m.role),
    a.display_name, a.name`

const covered = (member: Member): Member =>
  member.lastEnteredAt || member.kind !== 'manager' ? member : { ...member, name: maskName(member.name) }

/** The accounts of the community, those who decide first. */
export const listMembers = async (lease: Lease): Promise<Member[]> =>
  (await lease.query<Member>(select + order)).map(covered)

/** One of them; undefined when it is none. */
export async function readMember(lease: Lease, accountId: string): Promise<Member | undefined> {
  const [row] = await lease.query<Member>(`${select} where m.account_id = $1`, [accountId])
  return row && covered(row)
}

/** Who works here now: not the committee, and nobody whose turn is over. When they came last is for those who manage accounts. */
export async function listStaff(context: Context): Promise<StaffMember[]> {
  const manages = context.actor.permissions.has('members.view')
  const staff = (await listMembers(context)).filter(
    ({ role, suspendedAt, validUntil }) =>
      role !== 'committee' && !suspendedAt && (!validUntil || validUntil > context.now),
  )
  return staff.map(({ accountId, name, role, lastEnteredAt }) => ({
    accountId,
    name,
    role,
    lastEnteredAt: manages ? lastEnteredAt : null,
  }))
}

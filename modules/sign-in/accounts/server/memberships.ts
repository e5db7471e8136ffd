import type { Role } from '#platform/contract/access.ts'
import type { Lease } from '#platform/server/database.ts'

/** How an account belongs to a community from now on. */
export interface NewMembership {
  /** Left out: the community of the lease. */
  communityId?: string
  accountId: string
  role: Role
  since?: Date
  /** The end of a one-time account's turn. */
  validUntil?: Date | null
  addedByName?: string
  /** Sessions that began before do not count here, those of an earlier membership; left out: now. */
  sessionsFrom?: Date
}

/** Makes an account a member of a community; false when it is one already. Who may, the caller has asked. */
export async function addMembership(lease: Lease, membership: NewMembership): Promise<boolean> {
  const made = await lease.query(
    `insert into membership (community_id, account_id, role, since, valid_until, added_by_name, sessions_from)
     values (coalesce($1, lobby_community()), $2, $3, coalesce($4, now()), $5, $6, coalesce($7::timestamptz, date_trunc('milliseconds', now())))
     on conflict (community_id, account_id) do nothing returning 1`,
    [
      membership.communityId ?? null,
      membership.accountId,
      membership.role,
      membership.since ?? null,
      membership.validUntil ?? null,
      membership.addedByName ?? '',
      membership.sessionsFrom ?? null,
    ],
  )
  return made.length > 0
}

/** What changes about how an account belongs to the community of the lease. */
export type MembershipChange =
  | { role: Role }
  | { validUntil: Date | null }
  | { sessionsFrom: Date }
  | { suspended: { at: Date; byName: string } | null }

function settingsOf(change: MembershipChange): [set: string, values: unknown[]] {
  if ('role' in change) return ['role = $2', [change.role]]
  if ('validUntil' in change) return ['valid_until = $2', [change.validUntil]]
  if ('sessionsFrom' in change) return ['sessions_from = $2', [change.sessionsFrom]]
  if (!change.suspended) return ['suspended_at = null, suspended_by_name = null', []]
  // Who suspended first stays; sessions end in any case.
  return [
    'suspended_at = coalesce(suspended_at, $2), suspended_by_name = coalesce(suspended_by_name, $3), sessions_from = $2',
    [change.suspended.at, change.suspended.byName],
  ]
}

/** Changes how an account belongs to the community of the lease. */
export async function changeMembership(
  lease: Lease,
  accountId: string,
  change: MembershipChange,
): Promise<void> {
  const [set, values] = settingsOf(change)
  await lease.query(
    `update membership m set ${set}, row_version = m.row_version + 1 where m.account_id = $1`,
    [accountId, ...values],
  )
}

/** Takes an account out of the community of the lease. */
export async function removeMembership(lease: Lease, accountId: string): Promise<void> {
  await lease.query('delete from membership where account_id = $1', [accountId])
}

/** Takes everybody of an enterprise portal out of a community; gives the roles they had. */
export const removeMembershipsOfPortal = async (
  lease: Lease,
  communityId: string,
  portalId: string,
): Promise<Role[]> =>
  (
    await lease.query<{ role: Role }>(
      `delete from membership m using account a
       where m.community_id = $1 and a.id = m.account_id and a.portal_id = $2 returning m.role`,
      [communityId, portalId],
    )
  ).map(({ role }) => role)

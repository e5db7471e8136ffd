import type { Lease } from '#platform/server/database.ts'

/**
 * Invitations `i` that account `a` may see and accept. A desk account is the community's that opened it: one that was opened
 * after the invitation is somebody else's of the same name; a manager account's name is its number, proved by SMS.
 */
export const isInvited = `i.account_name = lower(a.name) and i.expires_at > now() and a.closed_at is null
  and (a.kind = 'manager' or (a.kind = 'plain' and a.created_at <= i.invited_at))`

/** Whether some community asks the account to join; a lease of the door. */
export const hasInvitation = async (lease: Lease, accountId: string): Promise<boolean> =>
  (
    await lease.query(
      `select from account a join membership_invitation i on ${isInvited} where a.id = $1 limit 1`,
      [accountId],
    )
  ).length > 0

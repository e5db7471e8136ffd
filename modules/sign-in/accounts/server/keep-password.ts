import type { Lease } from '#platform/server/database.ts'

/**
 * The account has a password that its person chose, and what was half done with the one before leads nowhere. Sessions are
 * the caller's to end.
 */
export async function keepOwnPassword(
  lease: Lease,
  { accountId, passwordHash, now }: { accountId: string; passwordHash: string; now: Date },
): Promise<void> {
  await lease.query(
    'update account set password_hash = $2, password_changed_at = $3, password_given_at = null where id = $1',
    [accountId, passwordHash, now],
  )
  await lease.query('delete from sign_in where account_id = $1', [accountId])
}

import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'

/** What a person changes of the own account. */
export type AccountChange =
  | { displayName: string; email: string }
  | { account: string }
  | { secondFactorSince: Date | null }

/** Changes an account; of two that want one name the caller lets the second wait. */
export async function changeAccount(lease: Lease, accountId: string, change: AccountChange): Promise<void> {
  if ('account' in change)
    await lease.query('update account set name = $2 where id = $1', [accountId, change.account])
  else if ('secondFactorSince' in change)
    await lease.query('update account set second_factor_since = $2 where id = $1', [
      accountId,
      change.secondFactorSince,
    ])
  else
    await lease.query('update account set display_name = $2, email = $3 where id = $1', [
      accountId,
      change.displayName,
      change.email,
    ])
}

/** A manager account with the password that its owner chose; undefined when the name is somebody's already. */
export async function addOwnAccount(
  lease: Lease,
  item: { account: string; name: string; passwordHash: string; consentVersion: number; at: Date },
): Promise<string | undefined> {
  const accountId = newId()
  const made = await lease.query(
    `insert into account (id, name, password_hash, display_name, kind, password_changed_at, consent_version, consented_at)
     values ($1, $2, $3, $4, 'manager', $5, $6, $5) on conflict do nothing returning id`,
    [accountId, item.account, item.passwordHash, item.name, item.at, item.consentVersion],
  )
  return made.length ? accountId : undefined
}

/** A manager account with a password that was given and is replaced at the first sign-in; gives its id, undefined when the name is somebody's already. */
export async function addGivenAccount(
  lease: Lease,
  item: { account: string; name: string; passwordHash: string },
): Promise<string | undefined> {
  const accountId = newId()
  const made = await lease.query(
    `insert into account (id, name, password_hash, display_name, kind, password_given_at)
     values ($1, $2, $3, $4, 'manager', now()) on conflict do nothing returning id`,
    [accountId, item.account, item.passwordHash, item.name],
  )
  return made.length ? accountId : undefined
}

/** The account of somebody of an enterprise portal, made at the first ticket and named as the newest one says. */
export async function accountOfPortal(
  lease: Lease,
  item: { portalId: string; subject: string; name: string; portalName: string },
): Promise<{ id: string; account: string } | undefined> {
  const [row] = await lease.query<{ id: string; account: string }>(
    `insert into account (id, name, password_hash, display_name, kind, portal_id, portal_subject, made_by_name)
     values ($1, $2, null, $3, 'enterprise', $4, $5, $6)
     on conflict (portal_id, portal_subject) where portal_id is not null do update set display_name = excluded.display_name
     returning id, name as account`,
    [
      newId(),
      `eip_${item.portalId}_${item.subject}`,
      item.name,
      item.portalId,
      item.subject,
      item.portalName,
    ],
  )
  return row
}

import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import { addGivenAccount, addMembership, hashPassword } from '#modules/sign-in/accounts/server/public.ts'
import { givenPassword } from './given-password.ts'

/** The admins of a community. */
export const managersOf = (lease: Lease, communityId: string) =>
  lease.query<{ accountId: string; account: string; name: string; role: string }>(
    `select a.id as "accountId", a.name as account, a.display_name as name, m.role
     from membership m join account a on a.id = m.account_id
     where m.community_id = $1 and m.role in ('admin', 'manager') and a.closed_at is null order by m.role, a.name`,
    [communityId],
  )

/** Whoever was asked to be the top manager by whoever runs Lobby, and has not answered. */
export const askedManagersOf = (lease: Lease, communityId: string) =>
  lease.query<{ account: string }>(
    `select account_name as account from membership_invitation
     where community_id = $1 and invited_by is null and expires_at > now() order by account_name`,
    [communityId],
  )

async function openTopManager(lease: Lease, communityId: string, account: string, name: string) {
  const password = givenPassword(4)
  const passwordHash = await hashPassword(password)
  const accountId = await addGivenAccount(lease, { account, name, passwordHash })
  if (!accountId) return undefined
  await addMembership(lease, { communityId, accountId, role: 'admin' })
  return password
}

const ask = `
  insert into membership_invitation (community_id, id, account_name, role, invited_by_name, expires_at)
  values ($1, $2, $3, 'admin', '', now() + interval '30 days')
  on conflict (community_id, account_name) do update set role = 'admin', invited_at = now(), invited_by = null,
    invited_by_name = '', expires_at = excluded.expires_at`

const standing = `
  select exists (select from membership m where m.account_id = a.id and m.community_id = $2) as "isMember"
  from account a where lower(a.name) = $1 and a.closed_at is null`

/**
 * Makes somebody the top manager of a community: a new account with a first password, which is given once and replaced by the
 * person at the first sign-in. Somebody who has an account is asked, and is one after accepting; undefined is their
 * password, and `isMember` says that they are the community's already.
 */
export async function makeTopManager(
  lease: Lease,
  { communityId, account, name }: { communityId: string; account: string; name: string },
): Promise<{ password: string | undefined; isMember: boolean }> {
  const known = () => lease.query<{ isMember: boolean }>(standing, [account, communityId])
  const password = (await known()).length
    ? undefined
    : await openTopManager(lease, communityId, account, name)
  if (password) return { password, isMember: false }
  // Known before, or made by somebody else at this moment.
  const isMember = (await known()).some((person) => person.isMember)
  if (!isMember) await lease.query(ask, [communityId, newId(), account])
  return { password: undefined, isMember }
}

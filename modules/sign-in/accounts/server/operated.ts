import type { Lease } from '#platform/server/database.ts'
import { lastAdminOf } from '../contract.ts'
import { keepAdmins } from './keep-admins.ts'
import { passwordGuesses } from './sign-in.ts'
import { tellRightsIn } from './tell-rights.ts'

/** An account as whoever runs Lobby sees it; every lease here is one of the door. */
export interface AccountAcross {
  accountId: string
  account: string
  name: string
  kind: 'manager' | 'plain' | 'oneTime' | 'enterprise'
  communities: { name: string; role: string }[]
  sessionCount: number
  isWaiting: boolean
  suspendedAt: Date | null
  suspendedReason: string
}

const accounts = (where: string) => `
  select a.id as "accountId", a.name as account, a.display_name as name, a.kind,
    coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'role', m.role) order by c.name)
      from membership m join community c on c.id = m.community_id where m.account_id = a.id), '[]') as communities,
    (select count(*) from session s where s.account_id = a.id and s.ended_at is null and s.expires_at > now())
      as "sessionCount",
    array(select distinct t.address from sign_in_attempt t where t.account_name = lower(a.name) and not t.succeeded
      and t.at > now() - interval '1 hour') as "failedAt",
    a.suspended_at as "suspendedAt", a.suspended_reason as "suspendedReason"
  from account a where a.closed_at is null and ${where} order by a.name limit 50`

type Row = Omit<AccountAcross, 'isWaiting'> & { failedAt: string[] }

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

async function asAcross(lease: Lease, { failedAt, ...row }: Row): Promise<AccountAcross> {
  return { ...row, isWaiting: await passwordGuesses.isWaiting(lease, row.account.toLowerCase(), failedAt) }
}

/** Accounts by a part of their name or of what people call them, at most 50; with `accountId` that one alone. */
export async function findAccountsAcross(
  lease: Lease,
  wanted: { text: string } | { accountId: string },
): Promise<AccountAcross[]> {
  const rows =
    'text' in wanted
      ? await lease.query<Row>(accounts('(a.name ilike $1 or a.display_name ilike $1)'), [
          `%${escaped(wanted.text)}%`,
        ])
      : await lease.query<Row>(accounts('a.id = $1'), [wanted.accountId])
  const found: AccountAcross[] = []
  for (const row of rows) found.push(await asAcross(lease, row))
  return found
}

/** Signs an account out everywhere; gives how many sessions ended. */
export async function endSessionsOf(lease: Lease, accountId: string): Promise<number> {
  const ended = await lease.query(
    'update session set ended_at = now() where account_id = $1 and ended_at is null and expires_at > now() returning 1',
    [accountId],
  )
  return ended.length
}

/** Signs everybody out of a community. */
export async function endSessionsOfCommunity(lease: Lease, communityId: string): Promise<number> {
  const ended = await lease.query(
    'update session set ended_at = now() where community_id = $1 and ended_at is null and expires_at > now() returning 1',
    [communityId],
  )
  return ended.length
}

/**
 * The account acts nowhere any more: its sessions end, and what was half done of signing in. It holds at once in every browser.
 * Throws lastAdminOf.
 */
export async function suspendAccount(lease: Lease, accountId: string, reason: string): Promise<void> {
  await lease.query(
    `update account set suspended_at = coalesce(suspended_at, now()), suspended_reason = $2 where id = $1`,
    [accountId, reason],
  )
  await lease.query('delete from sign_in where account_id = $1', [accountId])
  await endSessionsOf(lease, accountId)
  await keepAdmins(lease, lastAdminOf)
  const communities = await lease.query<{ id: string }>(
    'select community_id as id from membership where account_id = $1 order by 1',
    [accountId],
  )
  await tellRightsIn(lease, ...communities.map(({ id }) => id))
}

/** The account signs in again. */
export async function resumeAccount(lease: Lease, accountId: string): Promise<void> {
  await lease.query("update account set suspended_at = null, suspended_reason = '' where id = $1", [
    accountId,
  ])
}

/** Forgets failed attempts of an account from wherever they came, so that nobody has to wait; its list of them stays. */
export async function unlockAccount(lease: Lease, accountId: string): Promise<void> {
  const [row] = await lease.query<Row>(accounts('a.id = $1'), [accountId])
  if (row) await passwordGuesses.forget(lease, row.account.toLowerCase(), row.failedAt)
}

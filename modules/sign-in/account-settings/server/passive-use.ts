import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'

/** Days without signing in after which somebody should ask whether the account is still needed. */
const longDays = 90

interface Unused {
  accountId: string
  name: string
  account: string
  lastUsedAt: Date | null
}

/** Accounts that may enter the community and did not for long; nothing for admins from the enterprise portal (R086). */
export async function passiveUse(database: Database, { actor }: Context) {
  if (actor.kind === 'enterprise') return { alert: false, days: longDays, accounts: [] }
  const accounts = await database.glance('accounts that nobody uses', (lease) =>
    lease.query<Unused>(
      `select a.id as "accountId", a.display_name as name, a.name as account, m.last_entered_at as "lastUsedAt"
       from membership m join account a on a.id = m.account_id
       where m.community_id = $1 and a.closed_at is null and a.kind in ('manager', 'plain') and a.id <> $2
         and m.suspended_at is null
         and coalesce(m.last_entered_at, m.since) < now() - make_interval(days => $3)
       order by m.last_entered_at nulls first, a.name limit 50`,
      [actor.communityId, actor.accountId, longDays],
    ),
  )
  return { alert: accounts.length > 0, days: longDays, accounts }
}

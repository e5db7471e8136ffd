import type { Lease } from '#platform/server/database.ts'

/** An account that may take the desk over. */
export interface Successor {
  accountId: string
  name: string
}

/** The accounts of the community that work here, without the one who goes: whoever took over last comes first. */
export const successorsOf = (lease: Lease, goes: string): Promise<Successor[]> =>
  lease.query(
    `select a.id as "accountId", a.display_name as name
     from live_membership m join account a on a.id = m.account_id
     left join lateral (select max(s.number) as number from shift_change s where s.to_account = a.id) last on true
     where m.community_id = lobby_community() and m.role not in ('committee', 'treasurer') and a.id <> $1
     order by last.number desc nulls last, m.role = 'desk' desc, a.display_name, a.id limit 200`,
    [goes],
  )

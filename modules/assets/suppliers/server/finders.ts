import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'

interface Row extends Record<string, unknown> {
  id: string
  name: string
  phone: string
  isEnded: boolean
  rank: number
}

const byFragment = `
  select s.id, s.name, s.phone, s.ended_at is not null as "isEnded",
    case when lower(s.name) = $1 then 0 when starts_with(lower(s.name), $1) then 1 else 2 end
      + case when s.ended_at is not null then 5 else 0 end as rank
  from supplier s where strpos(lower(s.name), $1) > 0
  order by rank, s.name, s.id limit $2`

async function findSuppliers(lease: Lease, { lower }: Fragment, most: number) {
  const rows = await lease.query<Row>(byFragment, [lower, most])
  return rows.map(({ id, name, phone, isEnded, rank }) => ({
    id,
    householdId: null,
    label: '',
    names: [name],
    words: [phone],
    state: isEnded ? 'ended' : '',
    at: null,
    rank,
  }))
}

/** Who works for the community, by name. */
export const finders: readonly Finder[] = [
  { kind: 'supplier', can: 'suppliers.view', service: [11], find: findSuppliers },
]

import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelPatterns } from './label-match.ts'

// For statements of other modules' finders too; the household's alias is h.
export const pickerOrder = 'h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit'
export const namesOf = `array(select r.name from resident r
  where r.household_id = h.id and r.moved_out_at is null order by r.position, r.id)`

// Row security lets no index help with fragments, so this is one scan of the community's own rows; what is shown beside
// is read for the few that are left.
const byLabel = `
  with hit as (
    -- A household that was merged is found by what it was called, as the one that it is part of now.
    select coalesce(f.merged_into, f.id) as id, case when f.closed_at is null then '' else f.label end as former,
      case when f.label ~ $1 then 0 when f.label ~ $2 then 1 else 2 end
        + case when f.closed_at is null then 0 else 5 end as rank
    from household f where (f.closed_at is null or f.merged_into is not null) and f.label ~ $3
  )
  select h.id, h.id as "householdId", h.label, hit.former, hit.rank, ${namesOf} as names
  from hit join household h on h.id = hit.id
  order by hit.rank, ${pickerOrder} limit $4`

interface Row {
  id: string
  householdId: string
  label: string
  former: string
  rank: number
  names: string[]
}

async function findHouseholds(lease: Lease, { text }: Fragment, most: number) {
  // So many digits are the number of a telephone, a card or a parcel.
  const patterns = /^\d{7,}$/.test(text) ? undefined : labelPatterns(text)
  if (!patterns) return []
  const { exact, whole, part } = patterns
  const rows = await lease.query<Row>(byLabel, [exact, whole, part, most])
  return rows.map(({ former, ...row }) => ({
    ...row,
    words: former ? [former] : [],
    state: former ? 'merged' : '',
    at: null,
  }))
}

/** Open households by any part of their label, also by that of a household which was merged into them. */
export const finders: readonly Finder[] = [
  { kind: 'household', can: 'households.view', find: findHouseholds },
]

import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelTests, labelWanted } from './label-wanted.ts'

// For statements of other modules' finders too; the household's alias is h.
export const pickerOrder = 'h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit'
export const namesOf = `array(select r.name from resident r
  where r.household_id = h.id and r.moved_out_at is null order by r.position, r.id)`

// Row security lets no index help with fragments, so this is one scan of the community's own rows, whose test counts;
// what is shown beside is read for the few that are left.
const byLabel = ({ exact, whole, part }: (typeof labelTests)['byKey']) => `
  with hit as (
    -- A household that was merged is found by what it was called, as the one that it is part of now.
    select coalesce(h.merged_into, h.id) as id, case when h.closed_at is null then '' else h.label end as former,
      case when ${exact} then 0 when ${whole} then 1 else 2 end
        + case when h.closed_at is null then 0 else 5 end as rank
    from household h where (h.closed_at is null or h.merged_into is not null) and ${part}
  )
  select h.id, h.id as "householdId", h.label, hit.former, hit.rank, ${namesOf} as names
  from hit join household h on h.id = hit.id
  order by hit.rank, ${pickerOrder} limit $4`

const byKey = byLabel(labelTests.byKey)
const byPattern = byLabel(labelTests.byPattern)

interface Row {
  id: string
  householdId: string
  label: string
  former: string
  rank: number
  names: string[]
}

async function findHouseholds(lease: Lease, { text }: Fragment, most: number) {
  const wanted = labelWanted(text)
  if (!wanted) return []
  const { exact, whole, part } = wanted
  const rows = await lease.query<Row>(wanted.byKey ? byKey : byPattern, [exact, whole, part, most])
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

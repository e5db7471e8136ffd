import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelKeys } from './label-key.ts'
import { labelPatterns } from './label-match.ts'

// For statements of other modules' finders too; the household's alias is h.
export const pickerOrder = 'h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit'
export const namesOf = `array(select r.name from resident r
  where r.household_id = h.id and r.moved_out_at is null order by r.position, r.id)`

interface Test {
  exact: string
  whole: string
  part: string
}

// Row security lets no index help with fragments, so this is one scan of the community's own rows, whose test counts;
// what is shown beside is read for the few that are left.
const byLabel = ({ exact, whole, part }: Test) => `
  with hit as (
    -- A household that was merged is found by what it was called, as the one that it is part of now.
    select coalesce(f.merged_into, f.id) as id, case when f.closed_at is null then '' else f.label end as former,
      case when ${exact} then 0 when ${whole} then 1 else 2 end
        + case when f.closed_at is null then 0 else 5 end as rank
    from household f where (f.closed_at is null or f.merged_into is not null) and ${part}
  )
  select h.id, h.id as "householdId", h.label, hit.former, hit.rank, ${namesOf} as names
  from hit join household h on h.id = hit.id
  order by hit.rank, ${pickerOrder} limit $1`

const byKey = byLabel({
  // After the last sign of a label an F says as little as a hyphen.
  exact: `rtrim(f.label_key, 'f') = $2`,
  whole: 'strpos(f.label_key, $2) > 0',
  part: 'strpos(f.label_key, $3) > 0',
})
const byPattern = byLabel({ exact: 'f.label ~ $2', whole: 'f.label ~ $3', part: 'f.label ~ $4' })

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
  const keys = labelKeys(text)
  const rows = keys
    ? await lease.query<Row>(byKey, [most, keys.whole, keys.part])
    : await lease.query<Row>(byPattern, [most, exact, whole, part])
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

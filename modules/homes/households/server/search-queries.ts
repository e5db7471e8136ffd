import type { Lease } from '#platform/server/database.ts'
import { labelTests, labelWanted } from './label-wanted.ts'

/** How a fragment met a household; the smaller rank is the better. */
export interface Hit {
  householdId: string
  kind: 'label' | 'formerLabel' | 'name' | 'phone' | 'plate'
  /** The resident's name, the plate, or the label of a household that was merged into this one; '' for a label. */
  what: string
  mobile: string
}

interface Tests {
  exact: string
  whole: string
  part: string
}

const endsSo = (column: string) => `
    select r.household_id, 'phone', r.name, reverse(r.${column}), 5
    from resident r where $5 <> '' and r.${column} <> '' and r.${column} >= $5 and r.${column} < $6 and r.moved_out_at is null`

// Row security lets no index help with fragments, so each part is one scan of the community's own rows: the cheap test
// per row counts. Parts whose value is '' are not run. The end of a number is the beginning of it backwards, which has
// an index.
const byFragment = ({ exact, whole, part }: Tests, nameOf: string) => `
  with hit as (
    select h.id, 'label' as kind, '' as what, '' as mobile, case when ${exact} then 0 when ${whole} then 1 else 2 end as rank
    from household h where $3 <> '' and h.closed_at is null and ${part}
    union all
    select h.merged_into, 'formerLabel', h.label, '', case when ${exact} then 0 when ${whole} then 1 else 2 end
    from household h where $3 <> '' and h.merged_into is not null and ${part}
    union all
    select r.household_id, 'name', r.name, '', case when ${nameOf} = $4 then 3 else 4 end
    from resident r where $4 <> '' and r.moved_out_at is null and strpos(${nameOf}, $4) > 0
    union all ${endsSo('mobile_reversed')}
    union all ${endsSo('phone2_reversed')}
    union all
    select v.household_id, 'plate', v.plate, '', 6
    from vehicle v where $7 <> '' and v.removed_at is null and strpos(v.bare_plate, $7) > 0
  ), best as (
    select distinct on (id) * from hit order by id, rank, what
  )
  select b.id as "householdId", b.kind, b.what, b.mobile
  from best b join household h on h.id = b.id
  order by b.rank, h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit
  limit $8`

const statements = (tests: Tests) => ({
  asWritten: byFragment(tests, 'r.name'),
  inSmallLetters: byFragment(tests, 'lower(r.name collate "C")'),
})
const byKey = statements(labelTests.byKey)
const byPattern = statements(labelTests.byPattern)

/** The households that a fragment may mean: whole label, parts of a label, name, end of a phone number, plate. */
export async function hitsOf(lease: Lease, typed: string, maxCount: number): Promise<Hit[]> {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const label = labelWanted(typed)
  const bare = text.replace(/[-\s]/g, '').toUpperCase()
  // One or two digits end too many numbers to mean anything; 12-3 is a label, 0912-345-678 a number.
  const isPhone = /^\d{3,}$/.test(text) || /^\d{8,}$/.test(bare)
  // A plate has letters on one side of its hyphen.
  const isPlate = /^[A-Z0-9]{2,}$/.test(bare) && !/\d[-\s]+\d/.test(text)
  const backwards = isPhone ? [...bare].reverse().join('') : ''
  const { asWritten, inSmallLetters } = label?.byKey ? byKey : byPattern
  return lease.query<Hit>(text === text.toUpperCase() ? asWritten : inSmallLetters, [
    label?.exact ?? '',
    label?.whole ?? '',
    label?.part ?? '',
    // No name has a digit.
    /\d/.test(text) ? '' : text,
    backwards,
    `${backwards}\u{10ffff}`,
    isPlate ? bare : '',
    maxCount,
  ])
}

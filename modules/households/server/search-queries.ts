import type { Lease } from '#platform/server/database.ts'
import { labelPatterns } from './label-match.ts'

/** How a fragment met a household; the smaller rank is the better. */
export interface Hit {
  householdId: string
  kind: 'label' | 'formerLabel' | 'name' | 'phone' | 'plate'
  /** The resident's name, the plate, or the label of a household that was merged into this one; '' for a label. */
  what: string
  mobile: string
}

// Row security lets no index help with fragments, so each part is one scan of the community's own rows: the cheap test
// per row counts. Parts whose value is '' are not run.
const byFragment = (nameOf: string) => `
  with hit as (
    select h.id, 'label' as kind, '' as what, '' as mobile,
      case when h.label ~ $1 then 0 when h.label ~ $2 then 1 else 2 end as rank
    from household h where $3 <> '' and h.closed_at is null and h.label ~ $3
    union all
    select h.merged_into, 'formerLabel', h.label, '', case when h.label ~ $1 then 0 when h.label ~ $2 then 1 else 2 end
    from household h where $3 <> '' and h.merged_into is not null and h.label ~ $3
    union all
    select r.household_id, 'name', r.name, '', case when ${nameOf} = $4 then 3 else 4 end
    from resident r where $4 <> '' and r.moved_out_at is null and strpos(${nameOf}, $4) > 0
    union all
    select r.household_id, 'phone', r.name, r.mobile, 5
    from resident r where $5 <> '' and r.moved_out_at is null and r.mobile like '%' || $5
    union all
    select v.household_id, 'plate', v.plate, '', 6
    from vehicle v where $6 <> '' and v.removed_at is null and strpos(v.bare_plate, $6) > 0
  ), best as (
    select distinct on (id) * from hit order by id, rank, what
  )
  select b.id as "householdId", b.kind, b.what, b.mobile
  from best b join household h on h.id = b.id
  order by b.rank, h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit
  limit $7`

const asWritten = byFragment('r.name')
const inSmallLetters = byFragment('lower(r.name)')

/** The households that a fragment may mean: whole label, parts of a label, name, end of a phone number, plate. */
export async function hitsOf(lease: Lease, typed: string, maxCount: number): Promise<Hit[]> {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const patterns = labelPatterns(typed)
  const bare = text.replace(/[-\s]/g, '').toUpperCase()
  // One or two digits end too many numbers to mean anything; 12-3 is a label, 0912-345-678 a number.
  const isPhone = /^\d{3,}$/.test(text) || /^\d{8,}$/.test(bare)
  // A plate has letters on one side of its hyphen.
  const isPlate = /^[A-Z0-9]{2,}$/.test(bare) && !/\d[-\s]+\d/.test(text)
  return lease.query<Hit>(text === text.toUpperCase() ? asWritten : inSmallLetters, [
    patterns?.exact ?? '',
    patterns?.whole ?? '',
    patterns?.part ?? '',
    // No name has a digit.
    /\d/.test(text) ? '' : text,
    isPhone ? bare : '',
    isPlate ? bare : '',
    maxCount,
  ])
}

import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelPatterns } from '#modules/homes/households/server/public.ts'

// Few are inside or awaited at a time. Of visits that repeat, the next one stands for all that follow.
const open = `
  select v.id, v.household_id as "householdId", coalesce(h.label, '') as label, coalesce(nullif(v.name, ''), v.firm) as name,
    v.people, v.reason, case when v.arrived_at is null then 'booked' else '' end as state, v.came_at as at,
    case when lower(v.name) = $2 then 0 when starts_with(lower(v.name), $2) then 1 else 2 end as rank
  from (
    select * from visitor where arrived_at is not null and left_at is null
    union all
    select * from visitor b where b.arrived_at is null and b.cancelled_at is null and b.expired_at is null
      and not exists (select from visitor e where e.series_id = b.series_id and e.book_start < b.book_start
        and e.arrived_at is null and e.cancelled_at is null and e.expired_at is null)
  ) v left join household h on h.id = v.household_id
  where ($3 and (strpos(lower(v.name), $2) > 0 or strpos(lower(v.reason), $2) > 0 or strpos(lower(v.firm), $2) > 0))
    or ($4 <> '' and h.label ~ $4) or (length($5) > 2 and strpos(v.plate_key, $5) > 0)
    or ($5 ~ '^[0-9]{4,}$' and right(v.phone_key, length($5)) = $5)
  order by rank, v.arrived_at desc nulls last, v.book_start limit $1`

interface Row {
  id: string
  householdId: string | null
  label: string
  name: string
  people: number
  reason: string
  state: '' | 'booked'
  at: Date
  rank: number
}

async function findVisitors(lease: Lease, { text, lower, bare, isName }: Fragment, most: number) {
  // A household is named with a number; 「王」 would mean every label with that character.
  const label = isName ? '' : (labelPatterns(text)?.part ?? '')
  const rows = await lease.query<Row>(open, [most, lower, isName, label, bare])
  return rows.map(({ name, people, reason, ...row }) => ({
    ...row,
    names: [name],
    words: [String(people), reason],
  }))
}

/** Who is inside or booked, by name, firm, reason, plate, the end of a telephone number, or household. */
export const finders: readonly Finder[] = [
  { kind: 'visitor', can: 'visitors.view', service: [17, 50], find: findVisitors },
]

import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelPatterns } from '#modules/households/server/public.ts'

// Few are inside at a time.
const inside = `
  select v.id, v.household_id as "householdId", coalesce(h.label, '') as label, coalesce(nullif(v.name, ''), v.firm) as name,
    v.people, v.reason,
    v.arrived_at as at, case when lower(v.name) = $2 then 0 when starts_with(lower(v.name), $2) then 1 else 2 end as rank
  from visitor v left join household h on h.id = v.household_id
  where v.arrived_at is not null and v.left_at is null and (
    ($3 and (strpos(lower(v.name), $2) > 0 or strpos(lower(v.reason), $2) > 0 or strpos(lower(v.firm), $2) > 0))
    or ($4 <> '' and h.label ~ $4) or (length($5) > 2 and strpos(v.plate_key, $5) > 0))
  order by rank, v.arrived_at desc limit $1`

interface Row {
  id: string
  householdId: string | null
  label: string
  name: string
  people: number
  reason: string
  at: Date
  rank: number
}

async function findVisitors(lease: Lease, { text, lower, bare, isName }: Fragment, most: number) {
  // A household is named with a number; 「王」 would mean every label with that character.
  const label = isName ? '' : (labelPatterns(text)?.part ?? '')
  const rows = await lease.query<Row>(inside, [most, lower, isName, label, bare])
  return rows.map(({ name, people, reason, ...row }) => ({
    ...row,
    names: [name],
    words: [String(people), reason],
    state: '',
  }))
}

/** Who is inside, by name, firm, reason, plate or household. */
export const finders: readonly Finder[] = [
  { kind: 'visitor', can: 'visitors.view', service: [17, 50], find: findVisitors },
]

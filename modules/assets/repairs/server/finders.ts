import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { repairNumber } from '../repair-number.ts'

interface Row extends Record<string, unknown> {
  id: string
  number: number
  title: string
  place: string
  at: Date
  isOver: boolean
  rank: number
}

const byFragment = `
  select c.id, c.number, c.title, c.place, c.reported_at as at, c.state in ('accepted', 'cancelled') as "isOver",
    case when c.number = $3 then 0 when starts_with(lower(c.title), $1) then 1 else 2 end
      + case when c.state in ('accepted', 'cancelled') then 5 else 0 end as rank
  from repair_case c where c.number = $3 or strpos(lower(concat_ws(' ', c.title, c.place)), $1) > 0
  order by rank, c.reported_at desc, c.id limit $2`

async function findRepairs(lease: Lease, { lower, upper }: Fragment, most: number) {
  const [, digits] = /^R-?(\d{1,9})$/.exec(upper) ?? []
  const rows = await lease.query<Row>(byFragment, [lower, most, digits ? Number(digits) : -1])
  return rows.map(({ id, number, title, place, at, isOver, rank }) => ({
    id,
    householdId: null,
    label: '',
    names: [title],
    words: [repairNumber(number), place],
    state: isOver ? 'over' : '',
    at,
    rank,
  }))
}

/** What is or was broken, by number, title or place. */
export const finders: readonly Finder[] = [
  { kind: 'repair', can: 'repairs.view', service: [11], find: findRepairs },
]

import type { BoardFact, BoardPart } from '#platform/server/board-part.ts'
import { readByPeople } from './queries.ts'

type Row = BoardFact & Record<string, unknown>

// Households with a meter that is read by people, and has no reading of the period that is open now.
const open = `
  select '瓦斯抄表截止' as title, to_char(g.ends_on, 'FMMM"月"FMDD"日"') as big, '未回報 ' || (
    select count(*) ${readByPeople} and not exists (
      select from gas_reading r where r.period_id = g.id and r.household_id = h.id)) || ' 戶' as note
  from gas_period g where g.closed_at is null
    and ($1::timestamptz at time zone 'Asia/Taipei')::date between g.starts_on and g.ends_on
  order by g.ends_on limit 1`

/** Until when meters are read, and how many households have told nothing yet, on the boards of the house. */
export const boardParts: readonly BoardPart[] = [
  {
    kind: 'gasPeriods',
    services: [54],
    lasts: 1440,
    list: (lease) => lease.query<Row>(open, [lease.now]),
  },
]

import type { BoardFact, BoardPart } from '#platform/server/board-part.ts'

type Row = BoardFact & Record<string, unknown>

// What is booked from now until midnight in Taipei, those at one time together; then what nobody has booked today. No household.
const today = `
  with hours as (
    select b.facility_id, b.starts_at, b.ends_at, count(*) as taken, bool_or(b.state = 'inUse') as is_used
    from facility_booking b
    where b.state in ('booked', 'inUse') and b.ends_at > $1
      and b.starts_at < (date_trunc('day', $1::timestamptz at time zone 'Asia/Taipei') + interval '1 day') at time zone 'Asia/Taipei'
    group by b.facility_id, b.starts_at, b.ends_at
  )
  select f.name as title,
    coalesce(to_char(o.starts_at at time zone 'Asia/Taipei', 'HH24:MI') || '–' ||
      to_char(o.ends_at at time zone 'Asia/Taipei', 'HH24:MI'), '今天尚無預約') as big,
    case when o.facility_id is null then f.place when f.places > 1 then '已預約 ' || o.taken || '／' || f.places
      when o.is_used then '使用中' else '已預約' end as note
  from facility f left join hours o on o.facility_id = f.id
  where f.retired_at is null
  order by o.starts_at nulls last, f.position, f.name limit 12`

/** What is booked of the facilities today, on the boards of the house. */
export const boardParts: readonly BoardPart[] = [
  {
    kind: 'facilityBookings',
    services: [51],
    lasts: 60,
    list: (lease) => lease.query<Row>(today, [lease.now]),
  },
]

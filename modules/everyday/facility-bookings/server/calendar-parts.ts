import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** What is booked and closed, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'facilityBookings',
    can: 'facilityBookings.view',
    service: [51],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select * from (select b.id, f.name as title, h.label as note, f.place, b.starts_at as at, b.ends_at as until, false as "isAllDay",
           false as "isFixed", '/community/reservation_v2.aspx?from=' || (b.starts_at at time zone 'Asia/Taipei')::date as link
         from facility_booking b join facility f on f.id = b.facility_id join household h on h.id = b.household_id
         where b.state in ('booked', 'inUse', 'done') and b.starts_at < $2 and b.starts_at >= $1
         union all
         select c.id, f.name || '暫停開放', c.reason, f.place, c.starts_at, c.ends_at, false, true,
           '/community/reservation_v2.aspx?from=' || (c.starts_at at time zone 'Asia/Taipei')::date
         from facility_closure c join facility f on f.id = c.facility_id
         where c.removed_at is null and c.starts_at < $2 and c.ends_at > $1
         ) one order by "isFixed" desc, until < now(), at limit 1000`,
        [from, to],
      ),
  },
]

import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** When the hours of facilities that households entered for are drawn, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'facilityDraws',
    can: 'facilityDraws.view',
    service: [51],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select d.id, f.name as title, '抽 ' || to_char(d.day, 'MM/DD') || ' ' || d.from_time || '–' || d.until_time as note,
           d.draws_at as at, null as until, false as "isAllDay", true as "isFixed",
           '/mgmt/facilityDraw?facility=' || f.id || '&day=' || d.day::text as link
         from facility_draw d join facility f on f.id = d.facility_id
         where d.draws_at >= $1 and d.draws_at < $2 order by d.draws_at limit 200`,
        [from, to],
      ),
  },
]

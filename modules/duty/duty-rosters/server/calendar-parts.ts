import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/**
 * Who is on duty by the published roster, a line for each shift of a day, for those who plan: everybody else sees the own shifts on the
 * roster. A night stands on the day on which it begins, and nowhere else. The id is that of one of
 * them: nobody has two shifts of a day.
 */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'dutyRosters',
    can: 'dutyRosters.plan',
    service: [4],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select (array_agg(p.id order by p.id))[1] as id, s.shift_name as title, string_agg(p.name, '、' order by p.name) as note,
           '' as place, (s.day + s.shift_from::time) at time zone 'Asia/Taipei' as at,
           case when s.shift_until > s.shift_from then (s.day + s.shift_until::time) at time zone 'Asia/Taipei' end as until,
           false as "isAllDay", false as "isFixed", '/mgmt/AttendanceRoster?month=' || to_char(s.day, 'YYYY-MM') as link
         from duty_shift s
         join duty_person p on p.id = s.person_id
         join duty_company c on c.id = p.company_id
         where s.stage = 'published'
           and s.day between ($1::timestamptz at time zone 'Asia/Taipei')::date and ($2::timestamptz at time zone 'Asia/Taipei')::date
           and (s.day + s.shift_from::time) at time zone 'Asia/Taipei' >= $1
           and (s.day + s.shift_from::time) at time zone 'Asia/Taipei' < $2
         group by c.id, s.day, s.shift_name, s.shift_from, s.shift_until
         order by at, title limit 1000`,
        [from, to],
      ),
  },
]

import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** Meetings of unit owners, and the days by which their minutes are served (Art. 34), on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'assemblies',
    can: 'assemblies.view',
    service: [23],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select id, title, '' as note, place, meeting_at as at, null as until, false as "isAllDay", true as "isFixed",
           '/mgmt/UnitOwnerAssembly/AssemblyDetail/' || id as link
         from assembly where deleted_at is null and status not in ('draft', 'cancelled') and meeting_at >= $1 and meeting_at < $2
         union all
         select id, '會議紀錄送達期限　' || title, '', '', ((meeting_at at time zone 'Asia/Taipei')::date + 15)::timestamp at time zone 'Asia/Taipei',
           null, true, true, '/mgmt/UnitOwnerAssembly/AssemblyMinutes/' || id
         from assembly where deleted_at is null and status = 'ended'
           and ((meeting_at at time zone 'Asia/Taipei')::date + 15)::timestamp at time zone 'Asia/Taipei' >= $1
           and ((meeting_at at time zone 'Asia/Taipei')::date + 15)::timestamp at time zone 'Asia/Taipei' < $2
         order by at limit 100`,
        [from, to],
      ),
  },
]

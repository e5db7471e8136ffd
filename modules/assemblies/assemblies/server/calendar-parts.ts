import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** Meetings of unit owners, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'assemblies',
    can: 'assemblies.view',
    service: [23],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select id, title, place as note, meeting_at as at, null as until, false as "isAllDay", true as "isFixed",
           '/mgmt/UnitOwnerAssembly/AssemblyDetail/' || id as link
         from assembly where deleted_at is null and status <> 'cancelled' and meeting_at >= $1 and meeting_at < $2
         order by meeting_at limit 100`,
        [from, to],
      ),
  },
]

import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** What is to be maintained when, on the calendar; what was done stands on the day on which it was due. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'maintenancePlans',
    can: 'maintenancePlans.view',
    service: [11],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select r.id, p.name as title, '' as note, (r.due_day::timestamp at time zone 'Asia/Taipei') as at, null as until,
           true as "isAllDay", false as "isFixed", '/mgmt/asset/maintenance' as link
         from maintenance_record r join maintenance_plan p on p.id = r.plan_id
         where r.state <> 'skipped' and (r.due_day::timestamp at time zone 'Asia/Taipei') >= $1
           and (r.due_day::timestamp at time zone 'Asia/Taipei') < $2
         order by r.due_day limit 500`,
        [from, to],
      ),
  },
]

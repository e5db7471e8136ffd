import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** The days from which versions of rules are in force, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'rules',
    can: 'rules.view',
    service: [52],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select v.id, '施行　' || r.title as title, '第 ' || v.nth || ' 版' as note,
           v.in_force_on::timestamp at time zone 'Asia/Taipei' as at, null as until, true as "isAllDay", true as "isFixed",
           '/mgmt/rules/rulesDetail/' || r.id || '?version=' || v.nth as link
         from rule_version v join rule r on r.id = v.rule_id
         where r.deleted_at is null and v.withdrawn_at is null and v.in_force_on::timestamp at time zone 'Asia/Taipei' >= $1
           and v.in_force_on::timestamp at time zone 'Asia/Taipei' < $2
         order by at limit 200`,
        [from, to],
      ),
  },
]

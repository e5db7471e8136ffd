import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** When gas meters are read, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'gasPeriods',
    can: 'gasPeriods.view',
    service: [54],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select id, '瓦斯抄表' as title, firm as note, (starts_on::timestamp at time zone 'Asia/Taipei') as at,
           ((ends_on + 1)::timestamp at time zone 'Asia/Taipei') as until, true as "isAllDay", true as "isFixed",
           '/mgmt/CommunityGasOverView/' || id || '/' || ym as link
         from gas_period where (ends_on + 1)::timestamp at time zone 'Asia/Taipei' > $1
           and starts_on::timestamp at time zone 'Asia/Taipei' < $2
         order by starts_on limit 100`,
        [from, to],
      ),
  },
]

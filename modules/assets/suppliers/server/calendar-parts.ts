import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** When contracts, insurance and licences of suppliers end, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'suppliers',
    can: 'suppliers.view',
    service: [25, 11],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select p.id, s.name || ' ' || p.title || '到期' as title, '' as note, (p.end_day::timestamp at time zone 'Asia/Taipei') as at,
           null as until, true as "isAllDay", true as "isFixed", '/mgmt/supplier/supplierDetail?id=' || s.id as link
         from supplier_paper p join supplier s on s.id = p.supplier_id
         where p.end_day is not null and (p.end_day::timestamp at time zone 'Asia/Taipei') >= $1
           and (p.end_day::timestamp at time zone 'Asia/Taipei') < $2
         order by p.end_day limit 300`,
        [from, to],
      ),
  },
]

import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** When papers of assets and their warranties end, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'assets',
    can: 'assets.view',
    service: [11, 25],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select e.id, e.title, '' as note, (e.day::timestamp at time zone 'Asia/Taipei') as at, null as until,
           true as "isAllDay", true as "isFixed", '/mgmt/asset/assetEdit?assetId=' || e.asset_id as link
         from (
           select p.id, p.asset_id, a.name || ' ' || p.name || '到期' as title, p.valid_until as day
           from asset_attachment p join asset a on a.id = p.asset_id
           where p.removed_at is null and a.removed_at is null and p.valid_until is not null
           union all
           select a.id, a.id, a.name || ' 保固到期', a.warranty_until from asset a
           where a.removed_at is null and a.warranty_until is not null and a.status <> 6
         ) e
         where (e.day::timestamp at time zone 'Asia/Taipei') >= $1 and (e.day::timestamp at time zone 'Asia/Taipei') < $2
         order by e.day limit 300`,
        [from, to],
      ),
  },
]

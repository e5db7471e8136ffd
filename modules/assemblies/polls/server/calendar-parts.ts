import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** Until when residents vote in polls that are out, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'polls',
    can: 'polls.view',
    service: [10],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select id, '投票截止　' || title as title, '' as note, ends_at as at, null as until, false as "isAllDay", true as "isFixed",
           '/mgmt/vote/voteDetail/' || id as link
         from poll where published_at is not null and deleted_at is null and (done_at is null or done_at >= ends_at)
           and ends_at >= $1 and ends_at < $2 order by ends_at limit 200`,
        [from, to],
      ),
  },
]

import type { CalendarItem, CalendarPart } from '#platform/server/calendar-part.ts'

type Row = CalendarItem & Record<string, unknown>

/** Notifications that were planned and have not gone out, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'notifications',
    can: 'notifications.view',
    service: [47],
    list: (lease, { from, to }) =>
      lease.query<Row>(
        `select id, title, '' as note, due_at as at, null as until, false as "isAllDay", false as "isFixed",
           '/community/communityPushNotification_v2.aspx' as link
         from notification where kind = 'own' and sent_at is null and called_off_at is null
           and due_at >= $1 and due_at < $2 order by due_at limit 200`,
        [from, to],
      ),
  },
]

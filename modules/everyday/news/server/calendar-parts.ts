import { and, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { CalendarPart } from '#platform/server/calendar-part.ts'
import { speakAudience } from './changes.ts'
import { newsTable as n } from './tables.ts'

/** When news go online and when they go offline, on the calendar. */
export const calendarParts: readonly CalendarPart[] = [
  {
    kind: 'news',
    can: 'news.view',
    service: [46],
    async list({ db }, { from, to }) {
      const within = and(gte(n.publishAt, from), lt(n.publishAt, to))
      const released = and(isNull(n.publishAt), gte(n.releasedAt, from), lt(n.releasedAt, to))
      const rows = await db
        .select()
        .from(n)
        .where(and(isNull(n.deletedAt), isNull(n.takenOffAt), isNotNull(n.releasedAt), or(within, released)))
        .orderBy(n.orderAt)
        .limit(500)
      return rows.map(({ id, title, audience, publishAt, releasedAt, addedAt }) => ({
        id,
        title,
        note: speakAudience(audience),
        at: publishAt ?? releasedAt ?? addedAt,
        until: null,
        isAllDay: false,
        isFixed: false,
        link: `/mgmt/news/newsDetail/${id}`,
      }))
    },
  },
]

import { dayAfter, daysBetween } from '#platform/contract/days.ts'
import { and, isNull, or, sql } from 'drizzle-orm'
import { allowedOf } from '#platform/server/allowed.ts'
import type { CalendarPart } from '#platform/server/calendar-part.ts'
import type { Actor } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { type Item, mostDays, spanTooLong } from '../contract.ts'
import { daysOf } from '../series.ts'
import { entryTable as e, skipTable as s } from './tables.ts'

type Row = typeof e.$inferSelect

const midnight = (day: string, time = '00:00') => new Date(`${day}T${time}:00+08:00`)

/** An entry on one of the days on which it begins; `seriesDay`: the day that its rule says, which may have been moved. */
function itemOn(row: Row, day: string, seriesDay: string | null): Item {
  const { id, title, place, note, category, fromTime, untilTime, moreDays, isFixed } = row
  const lastDay = dayAfter(day, moreDays)
  const isAllDay = fromTime === ''
  const end = isAllDay ? midnight(dayAfter(lastDay, 1)) : untilTime ? midnight(lastDay, untilTime) : null
  return {
    kind: 'own',
    id,
    title,
    note,
    place,
    category,
    at: midnight(day, fromTime || '00:00'),
    until: end,
    isAllDay,
    isFixed,
    seriesDay,
    link: '',
  }
}

/** Own entries from one day on to another, each on every day on which it begins; what began before and goes on is among them. */
export async function ownItems({ db }: Lease, from: string, to: string): Promise<Item[]> {
  const rows = await db
    .select()
    .from(e)
    .where(
      and(
        isNull(e.deletedAt),
        // One of its days may have been moved before its beginning.
        sql`(${e.day} <= ${to} or exists (select from calendar_skip x where x.community_id = ${e.communityId} and x.entry_id = ${e.id} and x.to_day <= ${to}))`,
        or(
          sql`${e.series} is not null and coalesce(${e.lastDay} + ${e.moreDays} >= ${from}, true)`,
          // One of its days may have been moved behind its end.
          sql`exists (select from calendar_skip x where x.community_id = ${e.communityId} and x.entry_id = ${e.id} and x.to_day + ${e.moreDays} >= ${from})`,
          sql`${e.day} + ${e.moreDays} >= ${from}`,
        ),
      ),
    )
  const exceptions = await db.select().from(s)
  const others = new Set(exceptions.map(({ entryId, day }) => `${entryId} ${day}`))
  return rows.flatMap((row) => {
    const { series, day, lastDay, moreDays } = row
    if (!series) return [itemOn(row, day, null)]
    const begin = dayAfter(from, -moreDays)
    const days = daysOf({ first: day, series, last: lastDay }, begin, to)
    const byRule = days.filter((one) => !others.has(`${row.id} ${one}`)).map((one) => itemOn(row, one, one))
    const moved = exceptions.flatMap(({ entryId, toDay, day: seriesDay, fromTime, untilTime }) => {
      const isHere = entryId === row.id && toDay !== null && toDay >= begin && toDay <= to
      // A day that the series has no more since it was changed comes nowhere.
      const isOfRule =
        isHere && daysOf({ first: day, series, last: lastDay }, seriesDay, seriesDay).length > 0
      return isOfRule ? [itemOn({ ...row, fromTime, untilTime }, toDay, seriesDay)] : []
    })
    return [...byRule, ...moved]
  })
}

type Asking = Lease & { now: Date }

/** Everything with a date from one day on to another that somebody may see who may this in a community with these services, in order. Throws spanTooLong. */
export async function listItems(
  context: Asking,
  parts: readonly CalendarPart[],
  { from, to, actor }: { from: string; to: string; actor: Pick<Actor, 'permissions' | 'services'> },
): Promise<Item[]> {
  if (daysBetween(from, to) > mostDays) throw spanTooLong()
  const items = await ownItems(context, from, to)
  const span = { from: midnight(from), to: midnight(dayAfter(to, 1)) }
  for (const part of allowedOf({ actor }, parts)) {
    const found = await part.list(context, span)
    items.push(
      ...found.map((item) => ({ place: '', ...item, kind: part.kind, category: null, seriesDay: null })),
    )
  }
  return items.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.title < b.title ? -1 : 1))
}

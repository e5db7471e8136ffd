import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  data,
  Day,
  done,
  Id,
  Instant,
  line,
  paragraphs,
  RowVersion,
  Secret,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { OfficeDay } from '#modules/communities/office-days/contract.ts'
import { everies, monthWays } from './series.ts'

/** Days that may be asked for at once. */
export const mostDays = 400
export const mostFeeds = 10

export const calendarCategories = ['general', 'meeting', 'maintenance', 'event', 'duty', 'deadline'] as const
export type CalendarCategory = (typeof calendarCategories)[number]

const entryId = Id.meta({ wire: 'Id' })
const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: '時間請填 00:00 到 23:59' })
const Series = z.object({
  every: z.enum(everies),
  step: z.int().min(1).max(52),
  /** 1 is Monday. */
  weekdays: z.array(z.int().min(1).max(7)).max(7),
  by: z.enum(monthWays),
})
const content = {
  title: words(60),
  note: paragraphs(500),
  place: line(60),
  category: z.enum(calendarCategories).meta({ wire: 'Type' }),
  day: Day,
  /** Days that it goes on after the first. */
  moreDays: z.int().min(0).max(60),
  /** '' for days without hours. */
  fromTime: clock,
  untilTime: clock,
  isFixed: z.boolean(),
  series: Series.nullable(),
  /** The last day on which a series may begin. */
  lastDay: Day.nullable(),
}
/** A day of a series that is otherwise: left out, or moved. */
const Exception = z.object({
  day: Day,
  /** Null: it is left out. */
  toDay: Day.nullable(),
  fromTime: clock,
  untilTime: clock,
})
export type Exception = z.output<typeof Exception>

export const Entry = z.object({
  entryId,
  ...content,
  title: z.string(),
  exceptions: z.array(Exception),
  rowVersion: RowVersion,
  changedBy: z.string(),
})
export type Entry = z.output<typeof Entry>

export const Item = z.object({
  /** `own`, or what another module calls it: news. */
  kind: z.string(),
  id: Id,
  title: z.string(),
  note: z.string(),
  /** '' where none is said. */
  place: z.string(),
  category: z.enum(calendarCategories).nullable().meta({ wire: 'Type' }),
  at: Instant.meta({ wire: 'StartUtc' }),
  until: Instant.nullable().meta({ wire: 'EndUtc' }),
  isAllDay: z.boolean(),
  isFixed: z.boolean(),
  /** Of a series: the day on which it begins by its rule, also where it was moved; null: it is none. */
  seriesDay: Day.nullable(),
  link: z.string(),
})
export type Item = z.output<typeof Item>

export const entryIdTaken = () => problem(409_28_550, '這個行程先前已存好，內容和現在不同；請看過再存一次。')
export const entryChanged = (who: string) =>
  problem(409_28_551, `${who}剛改過這個行程，請看過新的內容再儲存。`)
export const timesTurned = () => problem(400_28_550, '結束時間要在開始之後，請重新填寫。')
export const spanTooLong = () => problem(400_28_551, `一次最多看 ${mostDays} 天，請縮短期間。`)
export const lastDayTurned = () => problem(400_28_552, '重複的結束日不可早於開始日，請重新填寫。')
export const noSuchDay = () => problem(400_28_553, '這個行程在這一天沒有，請重新整理後再試。')
export const tooManyFeeds = () => problem(409_28_552, `最多 ${mostFeeds} 個訂閱網址，請先撤銷不用的。`)
export const feedIdTaken = () => problem(409_28_853, '這個訂閱網址已經產生過，請重新產生一個。')
export const feedUnknown = () => problem(404_28_550, '這個訂閱網址已撤銷，請重新取得。')

const service = [53] as const
const see = { can: 'calendar.view', service } as const
const edit = { can: 'calendar.edit', service } as const
const base = '/api/v1/Calendar'
const feedId = Id.meta({ wire: 'Id' })

/** The calendar (service 53): its own entries and everything else with a date. */
export const calendar = contract('calendar', {
  listItems: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'What happens from one day on to another: own entries and what other modules have with a date.',
    takes: z.object({ from: Day, to: Day }),
    gives: data(z.array(Item)),
  }),
  listOfficeDays: call({
    ...see,
    method: 'GET',
    path: `${base}/OfficeDay`,
    summary:
      'Days that are off on a weekday, worked on a weekend or named by the official table, and the years whose table is loaded.',
    takes: z.object({ from: Day, to: Day }),
    gives: data(z.object({ days: z.array(OfficeDay), years: z.array(z.int()) })),
  }),
  getEntry: call({
    ...see,
    method: 'GET',
    path: `${base}/{entryId}`,
    summary: 'One own entry.',
    takes: z.object({ entryId }),
    gives: data(Entry),
    errors: 'own',
  }),
  addEntry: call({
    ...edit,
    method: 'POST',
    path: base,
    summary: 'Writes an entry, once or as a series; the client makes the id.',
    takes: z.object({ entryId, ...content }),
    gives: data(Entry),
  }),
  changeEntry: call({
    ...edit,
    method: 'PUT',
    path: `${base}/{entryId}`,
    summary: 'Changes an entry, of a series all of it.',
    takes: z.object({ entryId, rowVersion: RowVersion, ...content }),
    gives: data(Entry),
  }),
  skipDay: call({
    ...edit,
    method: 'POST',
    path: `${base}/{entryId}/Skip`,
    summary: 'Leaves a series out on one day.',
    takes: z.object({ entryId, day: Day }),
    gives: done,
  }),
  moveDay: call({
    ...edit,
    method: 'PUT',
    path: `${base}/{entryId}/Day/{day}`,
    summary: 'Moves one day of a series to another day or other times; the others stay.',
    takes: z.object({ entryId, day: Day, toDay: Day, fromTime: clock, untilTime: clock }),
    gives: done,
  }),
  restoreDay: call({
    ...edit,
    method: 'DELETE',
    path: `${base}/{entryId}/Day/{day}`,
    summary: 'A day of a series that was left out or moved is as its rule says again.',
    takes: z.object({ entryId, day: Day }),
    gives: done,
  }),
  deleteEntry: call({
    ...edit,
    method: 'DELETE',
    path: `${base}/{entryId}`,
    summary: 'Deletes an entry, of a series all of it.',
    takes: z.object({ entryId }),
    gives: done,
  }),
  listFeeds: call({
    ...see,
    method: 'GET',
    path: `${base}/Feed`,
    summary: 'The addresses under which one’s own calendars read this one.',
    takes: z.object({}),
    gives: data(z.array(z.object({ feedId, madeAt: Instant.meta({ wire: 'CreateAtUtc' }) }))),
  }),
  addFeed: call({
    ...see,
    method: 'POST',
    path: `${base}/Feed`,
    summary: 'Makes an address for calendars of phones and desks; it is shown once.',
    takes: z.object({ feedId }),
    gives: data(z.object({ url: Secret })),
    secret: 'whoever has the address reads the calendar',
  }),
  revokeFeed: call({
    ...see,
    method: 'DELETE',
    path: `${base}/Feed/{feedId}`,
    summary: 'Takes an address back: it opens nothing any more.',
    takes: z.object({ feedId }),
    gives: done,
  }),
  readFeed: call({
    can: 'public',
    method: 'GET',
    path: `${base}/Feed/{key}/Lobby.ics`,
    summary: 'The calendar as iCalendar (RFC 5545), for whoever has its address.',
    takes: z.object({ key: verbatim(64) }),
    gives: z.object({}),
  }),
})

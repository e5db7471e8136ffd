import { dayOf, taipei } from '#platform/contract/taipei.ts'

/** When a board is shown, and on which screens. */
export interface Span {
  /** None: every screen. */
  groups: readonly string[]
  /** 1 is Monday. */
  weekdays: readonly number[]
  fromTime: string
  untilTime: string
  firstDay: string | null
  lastDay: string | null
}

const two = (n: number) => String(n).padStart(2, '0')
const dayMs = 86_400_000

/** 14:05, in Taipei. */
export const clockOf = (at: Date): string => {
  const { hour, minute } = taipei(at)
  return `${two(hour)}:${two(minute)}`
}

/** Whether a time lies within hours: those that end before they begin go on past midnight, those that end when they begin are the whole day. */
export const isInHours = (time: string, from: string, until: string): boolean =>
  from === until || (from < until ? from <= time && time < until : from <= time || time < until)

function beginsOn({ weekdays, firstDay, lastDay }: Span, at: Date): boolean {
  const day = dayOf(at)
  const weekday = taipei(at).weekday || 7
  return weekdays.includes(weekday) && (!firstDay || firstDay <= day) && (!lastDay || day <= lastDay)
}

/** Whether a span holds on a screen of this group at this instant. What goes on past midnight belongs to the day on which it began. */
export function holds(span: Span, group: string, at: Date): boolean {
  if (span.groups.length && !span.groups.includes(group)) return false
  const time = clockOf(at)
  if (!isInHours(time, span.fromTime, span.untilTime)) return false
  const isOfYesterday = span.fromTime > span.untilTime && time < span.untilTime
  return beginsOn(span, isOfYesterday ? new Date(at.getTime() - dayMs) : at)
}

/** The board of a screen at this instant: of the first entry that holds, since all stand in one order; else the screen's own. */
export function boardAt(
  device: { groupName: string; boardId: string },
  schedules: readonly (Span & { boardId: string })[],
  at: Date,
): string {
  return schedules.find((span) => holds(span, device.groupName, at))?.boardId ?? device.boardId
}

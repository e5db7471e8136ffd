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

/** A board that is shown for so many seconds before the next one. */
export interface Turn {
  boardId: string
  seconds: number
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

/** Whose turn it is at an instant: every screen counts from the same beginning, so that those beside each other show the same. */
export function turnOf(turns: readonly Turn[], at: Date): Turn | undefined {
  const round = turns.reduce((sum, { seconds }) => sum + seconds, 0)
  let left = Math.floor(at.getTime() / 1000) % round
  return turns.find(({ seconds }) => (left -= seconds) < 0)
}

/**
 * The board of a screen at this instant: of the first entry that holds, since all stand in one order, and of its boards whose turn
 * it is; else the screen's own. What a screen kept from before there were turns has none.
 */
export function boardAt(
  device: { groupName: string; boardId: string },
  schedules: readonly (Span & { boardId: string; turns?: readonly Turn[] })[],
  at: Date,
): string {
  const entry = schedules.find((span) => holds(span, device.groupName, at))
  return turnOf(entry?.turns ?? [], at)?.boardId ?? entry?.boardId ?? device.boardId
}

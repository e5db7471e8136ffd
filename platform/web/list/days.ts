import { dayOf, dayStart, weekStart } from '#platform/contract/taipei.ts'

const DAY = 86_400_000

/** A span of whole days in Taipei as the address keeps it: 2026-11-01, both included; '' is open. */
export interface DaySpan {
  from: string
  to: string
}

/** The first instant of a day 2026-11-21 in Taipei; undefined for '' and for what is no day. */
export function startOfDay(day: string): Date | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00+08:00`) : undefined
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}

/** The instants of a span: from its first, before the one after its last day. */
export function instantsOf({ from, to }: DaySpan): { from: Date | undefined; before: Date | undefined } {
  const last = startOfDay(to)
  return { from: startOfDay(from), before: last && new Date(last.getTime() + DAY) }
}

export interface NamedSpan extends DaySpan {
  name: `days${'Today' | 'Yesterday' | 'Week' | 'Last7' | 'Last30' | 'Tomorrow' | 'Next7' | 'Next30'}`
}

/** The spans of what is yet to come. */
export function comingSpans(now: Date): readonly NamedSpan[] {
  const after = (days: number) => dayOf(new Date(dayStart(now).getTime() + days * DAY))
  const today = dayOf(now)
  return [
    { name: 'daysToday', from: today, to: today },
    { name: 'daysTomorrow', from: after(1), to: after(1) },
    { name: 'daysNext7', from: today, to: after(6) },
    { name: 'daysNext30', from: today, to: after(29) },
  ]
}

/** The spans that people ask for by name; a week starts on Monday (R049). */
export function namedSpans(now: Date): readonly NamedSpan[] {
  const today = dayOf(now)
  const before = (days: number) => dayOf(new Date(dayStart(now).getTime() - days * DAY))
  return [
    { name: 'daysToday', from: today, to: today },
    { name: 'daysYesterday', from: before(1), to: before(1) },
    { name: 'daysWeek', from: dayOf(weekStart(now)), to: today },
    { name: 'daysLast7', from: before(6), to: today },
    { name: 'daysLast30', from: before(29), to: today },
  ]
}

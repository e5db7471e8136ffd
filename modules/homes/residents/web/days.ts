import { taipei } from '#platform/contract/taipei.ts'
import { speakDate } from '#platform/web/look/speak-time.ts'

const instantOf = (day: string) => new Date(`${day}T04:00:00Z`)

/** Today in Taipei, `2026-11-30`. */
export function today(now: Date = new Date()): string {
  const { year, month, day } = taipei(now)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** `2026-11-30` as people say it: 11月30日, with the year when it is not this one. */
export const speakDay = (day: string): string => speakDate(instantOf(day))

/** Whole days from today to a day; negative: it is over. */
export const daysUntil = (day: string, now: Date = new Date()): number =>
  taipei(instantOf(day)).dayNumber - taipei(now).dayNumber

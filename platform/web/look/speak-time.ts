import { text } from '#platform/web/i18n/texts.ts'
import { taipei } from '#platform/contract/taipei.ts'

export { writeDate, writeTime } from '#platform/contract/speak-time.ts'

const two = (n: number): string => String(n).padStart(2, '0')

/** As people say it: 今天 14:05, 昨天 16:40, 明天 09:00, else the day alone: 11月17日, with the year when it is not this one. */
export function speakTime(at: Date, now: Date = new Date()): string {
  const then = taipei(at)
  const days = then.dayNumber - taipei(now).dayNumber
  const time = `${two(then.hour)}:${two(then.minute)}`
  if (days === 0) return text('platform', 'timeToday', { time })
  if (days === -1) return text('platform', 'timeYesterday', { time })
  if (days === 1) return text('platform', 'timeTomorrow', { time })
  return speakDate(at, now)
}

/** The same to the second: 今天 14:05:32; of days before, the day and the time. */
export function speakSecond(at: Date, now: Date = new Date()): string {
  const days = taipei(at).dayNumber - taipei(now).dayNumber
  const time = clockTime(at)
  if (days === 0) return text('platform', 'timeToday', { time })
  if (days === -1) return text('platform', 'timeYesterday', { time })
  return `${speakDate(at, now)} ${time}`
}

/** 11月17日, with the year when it is not this one. */
export function speakDate(at: Date, now: Date = new Date()): string {
  const { year, month, day } = taipei(at)
  return year === taipei(now).year
    ? text('platform', 'dateOfYear', { month, day })
    : text('platform', 'dateFull', { year, month, day })
}

/** A length of time in ms, to the minute: 25 分, 6 小時 12 分, 1 小時 08 分; from a day on only hours: 26 小時. */
export function speakDuration(ms: number): string {
  const all = Math.max(0, Math.floor(ms / 60_000))
  const hours = Math.floor(all / 60)
  if (hours === 0) return text('platform', 'minutes', { minutes: all })
  if (hours >= 24) return text('platform', 'hours', { hours })
  return text('platform', 'hoursMinutes', { hours, minutes: two(all % 60) })
}

/** How long something has waited, in ms, in one unit: 25 分, 5 小時, 48 小時, and days after three of them: 19 天. */
export function speakWait(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  if (minutes < 60) return text('platform', 'minutes', { minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 72
    ? text('platform', 'hours', { hours })
    : text('platform', 'days', { days: Math.floor(hours / 24) })
}

/** What is left, in ms, to the second: 59 分 12 秒, 9 秒; from an hour on as a duration. */
export function speakCountdown(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000))
  if (all >= 3600) return speakDuration(ms)
  const minutes = Math.floor(all / 60)
  if (minutes === 0) return text('platform', 'seconds', { seconds: all })
  return text('platform', 'minutesSeconds', { minutes, seconds: two(all % 60) })
}

/** The header's day: 11月20日 星期五 */
export function clockDate(at: Date): string {
  const { month, day, weekday } = taipei(at)
  const key = `weekday${weekday as 0 | 1 | 2 | 3 | 4 | 5 | 6}` as const
  return text('platform', 'dateHeader', { month, day, weekday: text('platform', key) })
}

/** The header's clock: 14:05:32 */
export function clockTime(at: Date): string {
  const { hour, minute, second } = taipei(at)
  return `${two(hour)}:${two(minute)}:${two(second)}`
}

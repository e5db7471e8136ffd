import { taipei } from './taipei.ts'

const two = (n: number): string => String(n).padStart(2, '0')

const nearDays = new Map([
  [0, '今天'],
  [-1, '昨天'],
  [1, '明天'],
])

/** 2026/11/20 */
export function writeDate(at: Date): string {
  const { year, month, day } = taipei(at)
  return `${year}/${two(month)}/${two(day)}`
}

/** 2026/11/20 14:05, for tooltips, prints and exports (R048). */
export function writeTime(at: Date): string {
  const { hour, minute } = taipei(at)
  return `${writeDate(at)} ${two(hour)}:${two(minute)}`
}

/**
 * An instant as people in Taiwan say it, in sentences of the server: 今天 14:05, 昨天 16:40, 明天 09:00, else the day
 * alone: 11月17日, with the year when it is not this one.
 */
export function speakTime(at: Date, now: Date = new Date()): string {
  const { year, month, day, hour, minute, dayNumber } = taipei(at)
  const today = taipei(now)
  const near = nearDays.get(dayNumber - today.dayNumber)
  if (near) return `${near} ${two(hour)}:${two(minute)}`
  const date = `${month}月${day}日`
  return year === today.year ? date : `${year}年${date}`
}

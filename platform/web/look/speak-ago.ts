import './ago-texts.ts'
import { text } from '#platform/web/i18n/texts.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** From the longest on; a month has 30 days. */
const units = [
  ['years', 365 * day],
  ['months', 30 * day],
  ['weeks', 7 * day],
  ['days', day],
  ['hours', hour],
  ['minutes', minute],
] as const

/** How long ago something was, in its longest whole unit: 現在, 5 分鐘前, 2 週前, 3 個月前 (R050). */
export function speakAgo(at: Date, now: Date = new Date()): string {
  const past = now.getTime() - at.getTime()
  const [unit, length] = units.find(([, ms]) => past >= ms) ?? []
  return unit ? text('ago', unit, { count: Math.floor(past / length) }) : text('ago', 'now')
}

import { dayOf } from '#platform/contract/taipei.ts'
import { speakDate, speakTime, writeTime } from '#platform/web/look/speak-time.ts'

const clock = (at: Date) => writeTime(at).slice(-5)

/** As people say it: 今天 14:00–16:00, 11月28日 09:00–12:00; with the last day where it is another one. */
export function speakSpan(start: Date, end: Date, now: Date = new Date()): string {
  const begun = speakTime(start, now)
  // Beyond tomorrow the day stands alone.
  const from = begun.includes(':') ? begun : `${begun} ${clock(start)}`
  const until = dayOf(start) === dayOf(end) ? clock(end) : `${speakDate(end, now)} ${clock(end)}`
  return `${from}–${until}`
}

import { dayStart } from '#platform/contract/taipei.ts'
import type { NoticeSettings } from '../shapes.ts'

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

const day = 24 * 60

/** When something may be sent that comes up now: now, or the end of the quiet hours that now lies in (Taipei). */
export function afterQuiet(quiet: NoticeSettings['quiet'], now: Date): Date {
  if (!quiet) return now
  const [from, to] = [minutesOf(quiet.startsAt), minutesOf(quiet.endsAt)]
  const start = dayStart(now).getTime()
  const at = (now.getTime() - start) / 60_000
  const length = (to - from + day) % day
  const into = (at - from + day) % day
  if (into >= length) return now
  return new Date(now.getTime() + (length - into) * 60_000)
}

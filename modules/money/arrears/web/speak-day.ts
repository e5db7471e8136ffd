import { startOfDay } from '#platform/web/list/days.ts'
import { speakDate } from '#platform/web/look/speak-time.ts'

/** A day as people say it: 11月15日. */
export const speakDay = (day: string): string => speakDate(startOfDay(day) ?? new Date(0))

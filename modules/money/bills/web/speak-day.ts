import { speakDate } from '#platform/web/look/speak-time.ts'

/** A day as people say it: 11月15日. */
export const speakDay = (day: string): string => speakDate(new Date(`${day}T00:00:00+08:00`))

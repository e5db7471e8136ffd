import { dayOf, taipei } from '#platform/contract/taipei.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** 12:15, in Taipei. */
export function speakClock(at: Date): string {
  const { hour, minute } = taipei(at)
  return `${two(hour)}:${two(minute)}`
}

/** 2026/11/20 12:06, in Taipei. */
export const writeMoment = (at: Date): string => `${dayOf(at).replaceAll('-', '/')} ${speakClock(at)}`

// Taiwan has kept UTC+8 without summer time since 1980, so a fixed offset is exact.
const offset = 8 * 60 * 60_000
const day = 86_400_000

const two = (n: number): string => String(n).padStart(2, '0')

/** The wall clock of Taipei at an instant: read it with the getUTC… functions. */
const wallClock = (at: Date): Date => new Date(at.getTime() + offset)

const dayNumber = (at: Date): number => Math.floor(wallClock(at).getTime() / day)

const nearDays = new Map([
  [0, '今天'],
  [-1, '昨天'],
  [1, '明天'],
])

/**
 * An instant as people in Taiwan say it: 今天 14:05, 昨天 16:40, 明天 09:00, else the day alone: 11月17日, with the year
 * when it is not this one.
 */
export function speakTime(at: Date, now: Date = new Date()): string {
  const wall = wallClock(at)
  const near = nearDays.get(dayNumber(at) - dayNumber(now))
  if (near) return `${near} ${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`
  const date = `${wall.getUTCMonth() + 1}月${wall.getUTCDate()}日`
  const year = wall.getUTCFullYear()
  return year === wallClock(now).getUTCFullYear() ? date : `${year}年${date}`
}

import type { OpenHours } from '../contract.ts'

/** What a new facility begins with. */
export const usualHours = '每天 08:00–21:00'

const signs = '一二三四五六日'
const nameOf = (weekday: number) => `週${signs[weekday - 1]}`
const clock = /^([01]?\d|2[0-4]):([0-5]\d)$/

interface Span {
  from: string
  until: string
}

/** Days as people write them: 每天, 週一至週五, 週六、週日. */
export function daysInWords(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return '每天'
  const [first = 1] = weekdays
  const isRow = weekdays.length > 2 && weekdays.every((weekday, nth) => weekday === first + nth)
  return isRow ? `${nameOf(first)}至${nameOf(weekdays.at(-1) ?? first)}` : weekdays.map(nameOf).join('、')
}

/** Opening hours as people write them, a line for each time with the days that have it: 週一至週五 08:00–21:00. */
export function linesOfHours(hours: readonly OpenHours[]): string {
  const spans = [...new Set(hours.map(({ from, until }) => `${from}–${until}`))]
  return spans
    .map((span) => {
      const days = hours
        .filter(({ from, until }) => `${from}–${until}` === span)
        .map(({ weekday }) => weekday)
      return `${daysInWords(days.toSorted((a, b) => a - b))} ${span}`
    })
    .join('\n')
}

/** The days that a text names; undefined when it names none. */
export function daysOfWords(text: string): number[] | undefined {
  const words = text.replace(/星期|禮拜/g, '週')
  if (/每天|每日/.test(words)) return [1, 2, 3, 4, 5, 6, 7]
  const row = /週([一二三四五六日])\s*[至到~–-]\s*週?([一二三四五六日])/.exec(words)
  if (row) {
    const [from, to] = [signs.indexOf(row[1] ?? '') + 1, signs.indexOf(row[2] ?? '') + 1]
    return from <= to ? Array.from({ length: to - from + 1 }, (_, nth) => from + nth) : undefined
  }
  const named = [...words.matchAll(/週([一二三四五六日]+)/g)].flatMap(([, found = '']) => [...found])
  return named.length ? named.map((sign) => signs.indexOf(sign) + 1) : undefined
}

/** The time at the end of a text; undefined when it is none. */
export function spanOfWords(text: string): Span | undefined {
  const found = /(\d{1,2}:\d\d)\s*[–~至到-]\s*(\d{1,2}:\d\d)\s*$/.exec(text)
  const [from, until] = [found?.[1], found?.[2]].map((given) => {
    const parts = clock.exec(given ?? '')
    return parts ? `${(parts[1] ?? '').padStart(2, '0')}:${parts[2]}` : undefined
  })
  return from && until && from < until && until <= '24:00' ? { from, until } : undefined
}

/** What is written, as opening hours; undefined when a line cannot be read. */
export function hoursOfLines(text: string): OpenHours[] | undefined {
  const lines = text
    .replaceAll('：', ':')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const hours: OpenHours[] = []
  for (const line of lines) {
    const [days, span] = [daysOfWords(line), spanOfWords(line)]
    if (!days || !span) return undefined
    hours.push(...days.map((weekday) => ({ weekday, ...span })))
  }
  return hours.length ? hours : undefined
}

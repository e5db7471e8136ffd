import { dayOf, taipei } from '#platform/contract/taipei.ts'

const day = 86_400_000
const two = (n: number) => String(n).padStart(2, '0')

/** The six periods of the demo community, the oldest first: two months each, the last one is read now. */
export function demoPeriods(now: Date) {
  const { year, month } = taipei(now)
  const first = month - ((month + 1) % 2)
  return [5, 4, 3, 2, 1, 0].map((ago) => {
    const months = year * 12 + first - 1 - 2 * ago
    const from = new Date(now.getTime() - (ago * 61 + 3) * day)
    return {
      name: `gas period ${ago}`,
      ago,
      ym: `${Math.floor(months / 12)}${two((months % 12) + 1)}`,
      from,
      startsOn: dayOf(from),
      endsOn: dayOf(new Date(from.getTime() + 8 * day)),
    }
  })
}

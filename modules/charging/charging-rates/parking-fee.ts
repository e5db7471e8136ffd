import { dayStart } from '#platform/contract/taipei.ts'
import { roundCents } from './price-session.ts'
import type { Parking } from './tariff.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const msOf = (clock: string) => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * minuteMs

/** Ms that two spans have in common. */
const common = (from: number, until: number, a: number, b: number) =>
  Math.max(0, Math.min(until, b) - Math.max(from, a))

/** Ms between two instants that fall into the pause of each night. */
function paused(from: number, until: number, pauseFrom: string, pauseUntil: string): number {
  const [start, end] = [msOf(pauseFrom), msOf(pauseUntil)]
  const length = end > start ? end - start : end - start + dayMs
  let sum = 0
  // The pause of the day before may still go on.
  for (let day = dayStart(new Date(from)).getTime() - dayMs; day < until; day += dayMs)
    sum += common(from, until, day + start, day + start + length)
  return sum
}

/**
 * What a car owes that stayed after it was full (R406): the time outside the pause, less the buffer, in units of which each begun one
 * counts. Whole NT$, half up, no more than the limit.
 */
export function parkingFee(rule: Parking, from: Date, until: Date): { units: number; amount: number } {
  if (!rule.isOn || rule.unitMinutes === 0) return { units: 0, amount: 0 }
  const [a, b] = [from.getTime(), until.getTime()]
  const { pauseFrom, pauseUntil } = rule
  const off = pauseFrom && pauseUntil ? paused(a, b, pauseFrom, pauseUntil) : 0
  const counted = Math.max(0, b - a - off - rule.bufferMinutes * minuteMs)
  const units = Math.ceil(counted / (rule.unitMinutes * minuteMs))
  const amount = roundCents(units * rule.unitPrice)
  return { units, amount: rule.mostAmount === null ? amount : Math.min(amount, rule.mostAmount) }
}

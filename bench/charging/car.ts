/** How a car and its driver behave at a bay. */
export type Manner =
  | 'plain'
  | 'stays'
  | 'leavesEarly'
  | 'noCard'
  | 'stranger'
  | 'stopsTwice'
  | 'losesLine'
  | 'reboots'

/** Of twelve cars most are plain. */
const manners: readonly Manner[] = [
  'plain',
  'plain',
  'stays',
  'plain',
  'leavesEarly',
  'losesLine',
  'plain',
  'stays',
  'stranger',
  'reboots',
  'stopsTwice',
  'noCard',
]
export const mannerOf = (nth: number): Manner => manners[nth % manners.length] ?? 'plain'

/** A car that charges: what it wants, and what it can take. */
export interface Car {
  manner: Manner
  wantsWh: number
  mostW: number
}

export const carOf = (nth: number): Car => ({
  manner: mannerOf(nth),
  wantsWh: 4000 + ((nth * 7919) % 30) * 1000,
  mostW: [7000, 6600, 5200, 3500][nth % 4] ?? 7000,
})

/** W that a car takes after it has taken so much: all of it, less and less from four fifths on, nothing when it is full. */
export function powerOf({ wantsWh, mostW }: Car, takenWh: number): number {
  if (takenWh >= wantsWh) return 0
  const rest = (wantsWh - takenWh) / (wantsWh * 0.2)
  return Math.round(mostW * Math.min(1, Math.max(0.2, rest)))
}

import type { Fraction, Thresholds } from '#modules/assemblies/tally/contract.ts'
import { fractionText } from './amounts.ts'

const more = (part: number, of: number): Fraction => ({ part, of, isMore: true })
const least = (part: number, of: number): Fraction => ({ part, of, isMore: false })
/** What bylaws set, as a rule: more than half, at least two thirds, three quarters, and so on. */
const usual: readonly Fraction[] = [
  more(1, 2),
  least(1, 2),
  least(3, 5),
  least(2, 3),
  least(3, 4),
  least(4, 5),
  least(1, 1),
  least(1, 3),
  least(1, 4),
  least(1, 5),
]
const keyOf = ({ part, of, isMore }: Fraction) => `${part}/${of}/${isMore}`

/** A fraction as a choice. */
export const fractionKey = keyOf

/** The fractions to choose from: the usual ones, and the one that stands there though it is none of them. */
export function fractionChoices(now: Fraction): { value: string; label: string }[] {
  const all = usual.some((one) => keyOf(one) === keyOf(now)) ? usual : [now, ...usual]
  return all.map((one) => ({ value: keyOf(one), label: fractionText(one) }))
}

/** The fraction of a choice. */
export function fractionOf(key: string): Fraction {
  const [part = '1', of = '2', isMore = 'true'] = key.split('/')
  return { part: Number(part), of: Number(of), isMore: isMore === 'true' }
}

/** Where a threshold stands: of persons or area, to be there or to agree. */
export const places = [
  ['quorum', 'heads'],
  ['quorum', 'area'],
  ['approval', 'heads'],
  ['approval', 'area'],
] as const

/** Thresholds with one of their four fractions changed. */
export function withFraction(
  thresholds: Thresholds,
  [what, by]: (typeof places)[number],
  fraction: Fraction,
): Thresholds {
  return { ...thresholds, [what]: { ...thresholds[what], [by]: fraction } }
}

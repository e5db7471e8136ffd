import type { Fraction } from '#modules/assemblies/tally/contract.ts'

/** 2/3, or > 1/2. */
export const fractionText = ({ part, of, isMore }: Fraction): string => `${isMore ? '> ' : ''}${part}/${of}`

/** The share alone, after words that say whether it is to be passed (過) or reached (達): 1/2. */
export const partText = ({ part, of }: Fraction): string => `${part}/${of}`

/** 96 × 4 = 384 ≥ 118 × 3 = 354: whether a count is that share of the total, in whole numbers. */
export function sumText(
  value: number,
  total: number,
  { part, of, isMore }: Fraction,
  say: (n: number) => string,
): string {
  const [left, right] = [value * of, total * part]
  const sign = isMore ? (left > right ? '>' : '≤') : left >= right ? '≥' : '<'
  return `${say(value)} × ${of} = ${say(left)} ${sign} ${say(total)} × ${part} = ${say(right)}`
}

/** 85.32 in m² as whole 0.01 m²; null for what is none. */
export function readArea(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '').trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

import { withThousands } from '../kinds.ts'

/** A quotient to the nearest whole, halves away from zero (四捨五入). */
export function rounded(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator
  const whole = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -whole : whole
}

/** 0.01 m² as 0.01 坪: 1 m² is 0.3025 坪, kept to two decimals. */
export const pingOf = (area: number): number => Number(rounded(BigInt(area) * 3025n, 10_000n))

/** 3456 as 34.56, with thousands. */
export function spokenHundredths(hundredths: number): string {
  const whole = withThousands(Math.trunc(hundredths / 100))
  return `${whole}.${String(hundredths % 100).padStart(2, '0')}`
}

/**
 * A sum in whole parts by weight, which together are the sum: each gets its whole part, and what is left goes one by one to
 * the largest fractions, to the earlier of equal ones.
 */
export function sharesOf(sum: bigint, weights: readonly number[]): bigint[] {
  const all = weights.reduce((before, weight) => before + BigInt(weight), 0n)
  if (all === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => (sum * BigInt(weight)) / all)
  const left = Number(sum - shares.reduce((before, share) => before + share, 0n))
  const rest = weights.map((weight, at) => ({ at, fraction: (sum * BigInt(weight)) % all }))
  rest.sort((a, b) => (a.fraction === b.fraction ? a.at - b.at : a.fraction < b.fraction ? 1 : -1))
  for (const { at } of rest.slice(0, left)) shares[at] = (shares[at] ?? 0n) + 1n
  return shares
}

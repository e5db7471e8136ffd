import { oneRepresentative, shareMissing, sharesNotWhole, shareTooLarge } from '../contract.ts'
import type { Owner } from '../shapes.ts'

interface Fraction {
  numerator: bigint
  denominator: bigint
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

/** Fractions together, in lowest terms; exact, whatever the denominators are. */
export function sumOf(shares: readonly Fraction[]): Fraction {
  let [numerator, denominator] = [0n, 1n]
  for (const share of shares) {
    numerator = numerator * share.denominator + share.numerator * denominator
    denominator *= share.denominator
    const common = divisor(numerator, denominator)
    numerator /= common
    denominator /= common
  }
  return { numerator, denominator }
}

/**
 * The shares of a household's owners are 1 together, or nobody's is known; at most one of them represents the others.
 * Throws sharesNotWhole, shareMissing, shareTooLarge, oneRepresentative.
 */
export function checkOwners(owners: readonly Owner[]): void {
  if (owners.filter((owner) => owner.isRepresentative).length > 1) throw oneRepresentative()
  const known = owners.flatMap(({ name, shareNumerator: n, shareDenominator: d }) =>
    n === null || d === null ? [] : [{ name, numerator: BigInt(n), denominator: BigInt(d) }],
  )
  const isHalf = owners.some((owner) => (owner.shareNumerator === null) !== (owner.shareDenominator === null))
  if (isHalf || (known.length && known.length < owners.length)) throw shareMissing()
  if (!known.length) return
  const large = known.find((share) => share.numerator > share.denominator)
  if (large) throw shareTooLarge(large.name)
  const { numerator, denominator } = sumOf(known)
  if (numerator !== denominator) throw sharesNotWhole(`${numerator}/${denominator}`)
}

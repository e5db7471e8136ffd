import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Owner } from '../shapes.ts'
import { checkOwners, sumOf } from './shares.ts'
import { spokenArea } from './spoken.ts'

const owner = (numerator: number | null, denominator: number | null, more: Partial<Owner> = {}): Owner => ({
  name: '王建民',
  phone: '',
  shareNumerator: numerator,
  shareDenominator: denominator,
  isRepresentative: false,
  ...more,
})

/** A whole, cut into parts of one denominator. */
const whole = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.array(fc.nat(), { maxLength: 12 }))
  .map(([size, cuts]) => {
    const at = [...new Set(cuts.map((cut) => cut % size).filter((cut) => cut > 0))].sort((a, b) => a - b)
    return [...at, size].map((end, i) => [end - (at[i - 1] ?? 0), size] as const)
  })

describe('Shares of owners', () => {
  test('parts of a whole are taken, however large the denominator, in any lowest or unreduced terms', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 900 }), (parts, factor) => {
        expect(() => checkOwners(parts.map(([n, d]) => owner(n * factor, d * factor)))).not.toThrow()
      }),
    )
  })

  test('a whole with anything more or less is refused with the sum in the sentence', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 2, max: 1_000_000_000 }), (parts, denominator) => {
        const owners = parts.map(([n, d]) => owner(n, d))
        expect(() => checkOwners([...owners, owner(1, denominator)])).toThrow(/要剛好是 1/)
      }),
    )
  })

  test('fractions are added exactly where floating point would not be', () => {
    const thirds = Array.from({ length: 3 }, () => owner(1, 3))
    expect(() => checkOwners(thirds)).not.toThrow()
    expect(() => checkOwners([owner(333_333_333, 1_000_000_000), ...thirds.slice(1)])).toThrow(
      '2999999999/3000000000',
    )
    expect(sumOf([])).toEqual({ numerator: 0n, denominator: 1n })
  })

  test('either everybody’s share is known or nobody’s; half a fraction is none', () => {
    expect(() => checkOwners([owner(null, null), owner(null, null)])).not.toThrow()
    expect(() => checkOwners([owner(1, 1), owner(null, null)])).toThrow(/有人沒填/)
    expect(() => checkOwners([owner(1, null)])).toThrow(/有人沒填/)
    expect(() => checkOwners([owner(3, 2)])).toThrow(/大於 1/)
  })

  test('co-owners have at most one representative (Art. 27)', () => {
    const both = [owner(1, 2, { isRepresentative: true }), owner(1, 2, { isRepresentative: true })]
    expect(() => checkOwners(both)).toThrow(/只能推選一位代表/)
    expect(() => checkOwners([owner(1, 2, { isRepresentative: true }), owner(1, 2)])).not.toThrow()
  })
})

test('an area reads back as the hundredths that it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (area) => {
      const [whole, hundredths, unit] = spokenArea(area).split(/[. ]/)
      expect(Number(whole) * 100 + Number(hundredths)).toBe(area)
      expect(hundredths).toHaveLength(2)
      expect(unit).toBe('m²')
    }),
  )
  expect(spokenArea(null)).toBe('')
})

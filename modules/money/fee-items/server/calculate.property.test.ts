import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculate } from './calculate.ts'
import { monthsOf } from './period.ts'
import { sharesOf } from './exact.ts'

interface Ratio {
  n: bigint
  d: bigint
}
const times = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d })
const plus = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
/** To so many decimals, halves up, digit by digit. */
function kept({ n, d }: Ratio, decimals: number): Ratio {
  const scale = 10n ** BigInt(decimals)
  const whole = (n * scale) / d
  return { n: 2n * (n * scale - whole * d) >= d ? whole + 1n : whole, d: scale }
}

const month = fc.integer({ min: 0, max: 35 })
const dayOf = (months: number) => new Date(Date.UTC(2025, months, 1)).toISOString().slice(0, 10)
const lastDayOf = (months: number) => new Date(Date.UTC(2025, months + 1, 0)).toISOString().slice(0, 10)

it('by area is what a slow calculation with fractions says, whatever the area, the rates and the period', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.uniqueArray(fc.tuple(month, fc.integer({ min: 0, max: 20_000 })), {
        selector: ([at]) => at,
        maxLength: 5,
      }),
      month,
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      (area, changes, first, count, isPing) => {
        const startsOn = dayOf(first)
        const endsOn = lastDayOf(first + count - 1)
        const [made] = calculate({
          items: [
            {
              feeItemId: 'fee',
              name: '管理費',
              kind: 'area',
              unit: isPing ? 'ping' : 'squareMetre',
              accountNumber: 4101,
            },
          ],
          rates: changes.map(([at, amount]) => ({
            feeItemId: 'fee',
            building: '',
            fromDay: dayOf(at),
            amount,
          })),
          choices: [],
          households: [
            {
              householdId: 'a',
              label: 'A',
              building: 'A棟',
              exclusiveArea: area,
              titleArea: null,
              parkingArea: 0,
              carArea: 0,
              flatSpaces: 0,
              mechanicalSpaces: 0,
              motorcycleSpaces: 0,
              ownerName: '',
              renterName: '',
              residentName: '',
            },
          ],
          months: monthsOf({ startsOn, endsOn }),
          startsOn,
          endsOn,
          basis: 'exclusive',
        })
        const metres: Ratio = { n: BigInt(area), d: 100n }
        const size = isPing ? kept(times(metres, { n: 3025n, d: 10_000n }), 2) : metres
        let sum: Ratio = { n: 0n, d: 1n }
        for (let nth = first; nth < first + count; nth++) {
          const held = changes.filter(([at]) => at <= nth).sort(([a], [b]) => b - a)[0]
          if (held) sum = plus(sum, times(size, { n: BigInt(held[1]), d: 100n }))
        }
        const owed = Number(kept(sum, 0).n)
        if (owed > 200_000) expect(made?.gaps.map(({ missing }) => missing)).toEqual(['amount'])
        else expect(made?.lines.reduce((before, { amount }) => before + amount, 0)).toBe(owed)
      },
    ),
    { numRuns: 2000 },
  )
})

it('shares of a sum are that sum together, and each is less than one dollar off its part', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10_000_000n }),
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 200 }),
      (sum, weights) => {
        const shares = sharesOf(sum, weights)
        expect(shares.reduce((before, share) => before + share, 0n)).toBe(sum)
        const all = BigInt(weights.reduce((before, weight) => before + weight, 0))
        for (const [at, share] of shares.entries()) {
          const off = share * all - sum * BigInt(weights[at] ?? 0)
          expect(off > -all && off < all).toBe(true)
        }
      },
    ),
  )
})

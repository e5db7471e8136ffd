import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allot, type Car, eachPhase, settle } from './allot.ts'
import { budgetOf, distributionOf } from './budget.ts'

const car = (connectorId: string, more: Partial<Car> = {}): Car => ({
  connectorId,
  phases: 'R',
  least: 6,
  most: 32,
  fixed: null,
  ...more,
})
const all = (n: number) => ({ R: n, S: n, T: n })
const said = (cars: readonly Car[], n: number) => Object.fromEntries(allot(cars, all(n)))

describe('how a budget is shared', () => {
  it('each gets its least in the order of its turn, and what is left an A each', () => {
    expect(said([car('a'), car('b')], 20)).toEqual({ a: 10, b: 10 })
    expect(said([car('a'), car('b')], 21)).toEqual({ a: 11, b: 10 })
    expect(said([car('a'), car('b'), car('c')], 17)).toEqual({ a: 9, b: 8, c: 0 })
    expect(said([car('a')], 100)).toEqual({ a: 32 })
    expect(said([car('a')], 5)).toEqual({ a: 0 })
  })

  it('nobody passes who waits for the same phase; another phase is another line', () => {
    const cars = [
      car('a'),
      car('three', { phases: 'RST', least: 10 }),
      car('later'),
      car('s', { phases: 'S' }),
    ]
    expect(allot(cars, { R: 14, S: 30, T: 30 })).toEqual(
      new Map([
        ['a', 14],
        ['three', 0],
        ['later', 0],
        ['s', 0],
      ]),
    )
    expect(allot([car('a'), car('b'), car('s', { phases: 'S' })], { R: 8, S: 20, T: 0 }).get('s')).toBe(20)
  })

  it('what a station takes whatever it is told is taken off first', () => {
    expect(said([car('a'), car('deaf', { fixed: 16 })], 24)).toEqual({ a: 8, deaf: 16 })
  })

  it('no phase has more than its budget, nobody between nothing and least, or beyond most; and nothing is left that somebody could take', () => {
    const cars = fc.array(
      fc.record({
        phases: fc.constantFrom('R', 'S', 'T', 'RST' as const),
        least: fc.integer({ min: 6, max: 10 }),
        most: fc.integer({ min: 10, max: 63 }),
      }),
      { maxLength: 40 },
    )
    const amperes = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(cars, fc.record({ R: amperes, S: amperes, T: amperes }), (given, budget) => {
        const drawn = given.map((one, nth): Car => ({ ...one, connectorId: String(nth), fixed: null }) as Car)
        const shares = allot(drawn, budget)
        const on = (phase: string) => drawn.filter(({ phases }) => phases === phase || phases === 'RST')
        for (const phase of eachPhase) {
          const sum = on(phase).reduce((total, { connectorId }) => total + (shares.get(connectorId) ?? 0), 0)
          expect(sum).toBeLessThanOrEqual(budget[phase])
        }
        for (const { connectorId, least, most, phases } of drawn) {
          const share = shares.get(connectorId) ?? 0
          expect(share === 0 || (share >= least && share <= most)).toBe(true)
          if (share === 0 || share === most) continue
          const isTight = eachPhase.some((phase) => {
            if (phases !== phase && phases !== 'RST') return false
            const sum = on(phase).reduce((total, one) => total + (shares.get(one.connectorId) ?? 0), 0)
            return budget[phase] - sum < 1
          })
          expect(isTight).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('less is told at once, more only where it is worth it', () => {
    expect([
      settle(16, 10),
      settle(16, 18),
      settle(16, 19),
      settle(null, 7),
      settle(0, 6),
      settle(6, 0),
    ]).toEqual([10, 16, 19, 7, 6, 0])
  })
})

describe('what the contract leaves', () => {
  const rule = { contractKw: 400, startPercent: 80 }
  it('is the rest of its share on each phase, never less than nothing', () => {
    expect(budgetOf(rule, 254_000)).toEqual(all(100))
    expect(budgetOf(rule, 320_000)).toEqual(all(0))
    expect(budgetOf(rule, 999_000)).toEqual(all(0))
  })

  it('is normal to 80 per cent, a warning to 95, abnormal beyond or on unlike phases, and an error when nobody knows', () => {
    expect(distributionOf(rule, 320_000, all(80))).toBe('normal')
    expect(distributionOf(rule, 321_000, all(80))).toBe('warning')
    expect(distributionOf(rule, 381_000, all(80))).toBe('abnormal')
    expect(distributionOf(rule, 100_000, { R: 140, S: 10, T: 10 })).toBe('abnormal')
    expect(distributionOf(rule, null, all(0))).toBe('error')
  })
})

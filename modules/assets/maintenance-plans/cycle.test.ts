import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cycle, daysBetween, daysTo, nextDay } from './cycle.ts'

const monthly: Cycle = { every: 1, unit: 'month', dayRule: 'same', months: [] }
const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const cycle: fc.Arbitrary<Cycle> = fc.record({
  every: fc.integer({ min: 1, max: 24 }),
  unit: fc.constantFrom('day', 'week', 'month', 'year'),
  dayRule: fc.constantFrom('same', 'last'),
  months: fc.constant<number[]>([]),
})
const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })
const lastOf = (text: string) =>
  new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate()

describe('the days of a plan', () => {
  it('of the 31st are the ends of shorter months, and the 31st again after February', () => {
    expect(daysBetween(monthly, '2027-12-31', ['2027-12-31', '2028-05-31'])).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ])
  })

  it('of the 29th of February are the 28th in years without one', () => {
    const yearly: Cycle = { ...monthly, unit: 'year' }
    expect(daysBetween(yearly, '2024-02-29', ['2024-02-29', '2028-12-31'])).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  it('in named months are in these alone', () => {
    expect(daysBetween({ ...monthly, months: [3, 9] }, '2026-01-15', ['2026-01-01', '2027-04-01'])).toEqual([
      '2026-03-15',
      '2026-09-15',
      '2027-03-15',
    ])
  })

  it('end with the last day that a calendar has, however far a step leads', () => {
    const far: Cycle = { ...monthly, every: 999, unit: 'year' }
    for (const given of [far, { ...far, unit: 'week' as const }, { ...monthly, months: [3] }, monthly]) {
      expect(nextDay(given, '2026-01-15', '2999-12-20')).toBe('2999-12-31')
      expect(daysBetween(given, '2026-01-15', ['2999-12-20', '9999-12-31'])).toEqual(['2999-12-31'])
      expect(daysBetween(given, '2026-01-15', ['2999-12-31', '9999-12-31'])).toEqual([])
    }
  })

  it('come after the day asked from and never before the first, and none lies between', () => {
    fc.assert(
      fc.property(cycle, day, day, (given, first, after) => {
        const next = nextDay(given, first, after)
        expect(next > after && next >= first).toBe(true)
        expect(nextDay(given, first, next) > next).toBe(true)
      }),
    )
  })

  it('do not depend on the day asked from: whatever lies between two of them leads to the later one (moved dates)', () => {
    fc.assert(
      fc.property(cycle, day, day, fc.nat(), (given, first, after, chance) => {
        const one = nextDay(given, first, after)
        const other = nextDay(given, first, one)
        const between = new Date(Date.parse(one) + (chance % daysTo(one, other)) * 86_400_000)
        expect(nextDay(given, first, between.toISOString().slice(0, 10))).toBe(other)
      }),
    )
  })

  it('at the end of months are the last of their month, leap years too', () => {
    fc.assert(
      fc.property(cycle, day, day, (given, first, after) => {
        const next = nextDay({ ...given, unit: 'month', dayRule: 'last' }, first, after)
        expect(Number(next.slice(8))).toBe(lastOf(next))
      }),
    )
  })

  it('in named months are days of the same plan without them, none left out', () => {
    fc.assert(
      fc.property(months, day, day, (named, first, after) => {
        const until = nextDay({ ...monthly, every: 30 }, first, after)
        const all = daysBetween(monthly, first, [after, until])
        const kept = all.filter((one) => named.includes(Number(one.slice(5, 7))))
        expect(daysBetween({ ...monthly, months: named }, first, [after, until])).toEqual(kept)
      }),
    )
  })

  it('in named months keep to them and to the day of the first, or the end of the month', () => {
    fc.assert(
      fc.property(months, day, day, (named, first, after) => {
        const next = nextDay({ ...monthly, months: named }, first, after)
        expect(named).toContain(Number(next.slice(5, 7)))
        expect(Number(next.slice(8))).toBe(Math.min(Number(first.slice(8)), lastOf(next)))
      }),
    )
  })
})

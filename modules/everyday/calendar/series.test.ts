import { dayAfter, daysBetween } from '#platform/contract/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf, everies, monthWays, type Series } from './series.ts'

const plain: Series = { every: 'week', step: 1, weekdays: [], by: 'day' }
const of = (first: string, series: Partial<Series>, from: string, to: string, last: string | null = null) =>
  daysOf({ first, series: { ...plain, ...series }, last }, from, to)

describe('A series of the calendar', () => {
  it('of weeks falls on its weekdays, each second week when it is so', () => {
    expect(of('2026-11-02', { weekdays: [1, 3] }, '2026-11-01', '2026-11-15')).toEqual([
      '2026-11-02',
      '2026-11-04',
      '2026-11-09',
      '2026-11-11',
    ])
    expect(of('2026-11-02', { step: 2 }, '2026-11-03', '2026-12-01')).toEqual(['2026-11-16', '2026-11-30'])
  })

  it('of months leaves out months without its day, takes the last one, or the n-th of its weekday', () => {
    expect(of('2026-01-31', { every: 'month' }, '2026-01-01', '2026-05-31')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
    ])
    expect(of('2026-01-31', { every: 'month', by: 'last' }, '2026-02-01', '2026-03-31')).toEqual([
      '2026-02-28',
      '2026-03-31',
    ])
    // The second Tuesday.
    expect(of('2026-11-10', { every: 'month', by: 'nth' }, '2026-11-01', '2027-01-31')).toEqual([
      '2026-11-10',
      '2026-12-08',
      '2027-01-12',
    ])
  })

  it('of years has the 29th of February in leap years alone', () => {
    expect(of('2024-02-29', { every: 'year' }, '2024-01-01', '2032-12-31')).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ])
  })

  it('has the same days however its span is cut in two, none before its first and none after its last', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((nth) => dayAfter('2025-01-01', nth))
    const series = fc.record({
      every: fc.constantFrom(...everies),
      step: fc.integer({ min: 1, max: 5 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
      by: fc.constantFrom(...monthWays),
    })
    fc.assert(
      fc.property(day, day, series, fc.integer({ min: 0, max: 700 }), (first, from, how, length) => {
        const span = { first, series: how, last: dayAfter(first, 600) }
        const to = dayAfter(from, length)
        const middle = dayAfter(from, Math.floor(length / 2))
        const whole = daysOf(span, from, to)
        expect([...daysOf(span, from, middle), ...daysOf(span, dayAfter(middle, 1), to)]).toEqual(whole)
        for (const one of whole) {
          expect(daysBetween(first, one)).toBeGreaterThanOrEqual(0)
          expect(daysBetween(one, span.last)).toBeGreaterThanOrEqual(0)
        }
        expect(whole).toEqual([...new Set(whole)].toSorted())
      }),
    )
  })
})

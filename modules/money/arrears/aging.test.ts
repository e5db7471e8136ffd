import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AgedBill, agingOf, bucketOf, interestOf, type Piece, piecesOf, type RateFrom } from './aging.ts'

const today = '2026-11-20'
const piece = (amount: number, dueOn: string, paidOn: string | null = null, billId = 'a'): Piece => ({
  billId,
  amount,
  dueOn,
  paidOn,
})
/** What is left of a bill is taken over by another. */
const over = (billId: string, amount: number) => ({ carried: [{ billId, amount }], carriedTo: billId })
const bill = (id: string, given: Partial<AgedBill>): AgedBill => ({
  id,
  dueOn: '2026-11-15',
  own: 0,
  arrears: [],
  settled: [],
  carried: [],
  carriedTo: null,
  ...given,
})
const known = (...bills: AgedBill[]) => new Map(bills.map((each) => [each.id, each]))

describe('aging', () => {
  it.each([
    ['2026-11-21', 'notDue'],
    ['2026-11-20', 'notDue'],
    ['2026-11-19', 'upTo30'],
    ['2026-10-21', 'upTo30'],
    ['2026-10-20', 'upTo60'],
    ['2026-09-21', 'upTo60'],
    ['2026-09-20', 'upTo90'],
    ['2026-08-22', 'upTo90'],
    ['2026-08-21', 'older'],
    ['2024-02-29', 'older'],
  ])('of what was due on %s is %s', (dueOn, bucket) => {
    expect(bucketOf(dueOn, today)).toBe(bucket)
  })

  it('keeps the age of what a later bill took over, through several bills', () => {
    const august = bill('8', { dueOn: '2026-08-15', own: 3000, ...over('10', 3000) })
    const october = bill('10', {
      dueOn: '2026-10-15',
      own: 3038,
      arrears: [{ billId: '8', amount: 3000 }],
      ...over('11', 6038),
    })
    const november = bill('11', { own: 3538, arrears: [{ billId: '10', amount: 6038 }] })
    expect(agingOf(piecesOf(november, known(august, october)), today)).toEqual({
      notDue: 0,
      upTo30: 3538,
      upTo60: 3038,
      upTo90: 0,
      older: 3000,
    })
  })

  it('puts money to the oldest part first', () => {
    const october = bill('10', { dueOn: '2026-10-15', own: 3038, ...over('11', 3038) })
    const november = bill('11', {
      own: 3538,
      arrears: [{ billId: '10', amount: 3038 }],
      settled: [{ amount: 3500, on: '2026-11-18' }],
    })
    const pieces = piecesOf(november, known(october))
    expect(agingOf(pieces, today)).toMatchObject({ upTo60: 0, upTo30: 3076 })
    expect(pieces.filter(({ paidOn }) => paidOn).map(({ amount }) => amount)).toEqual([3038, 462])
  })

  it('knows what was paid of a bill before the rest was taken over', () => {
    const october = bill('10', {
      dueOn: '2026-10-15',
      own: 3038,
      settled: [{ amount: 1000, on: '2026-10-20' }],
      ...over('11', 2038),
    })
    const november = bill('11', { own: 3538, arrears: [{ billId: '10', amount: 2038 }] })
    const pieces = piecesOf(november, known(october))
    expect(agingOf(pieces, today)).toMatchObject({ upTo60: 2038, upTo30: 3538 })
    // Paid five days late: 1,000 of it bears interest for these.
    expect(pieces).toContainEqual(piece(1000, '2026-10-15', '2026-10-20', '10'))
  })

  it('leaves to the later bill what that took over, when a payment of the earlier one was taken back', () => {
    const september = bill('9', { dueOn: '2026-09-15', own: 500, ...over('10', 500) })
    const october = bill('10', {
      dueOn: '2026-10-15',
      own: 500,
      arrears: [{ billId: '9', amount: 500 }],
      carried: [{ billId: '11', amount: 600 }],
    })
    const november = bill('11', { own: 1000, arrears: [{ billId: '10', amount: 600 }] })
    const all = known(september, october)
    expect(piecesOf(october, all)).toEqual([piece(400, '2026-10-15', null, '10')])
    expect(agingOf(piecesOf(november, all), today)).toMatchObject({ upTo90: 500, upTo60: 100, upTo30: 1000 })
    // Paid again: what the later bill has bears no interest here.
    const again = { ...october, settled: [{ amount: 400, on: '2026-11-18' }] }
    const oldest = [piece(400, '2026-09-15', '2026-11-18', '9')]
    expect(piecesOf(again, known(september))).toEqual(oldest)
  })

  it('takes a discount that is more than the bill’s own lines from what it took over', () => {
    const october = bill('10', { dueOn: '2026-10-15', own: 3000, ...over('11', 3000) })
    const november = bill('11', { own: -500, arrears: [{ billId: '10', amount: 3000 }] })
    expect(agingOf(piecesOf(november, known(october)), today)).toMatchObject({ upTo60: 2500, upTo30: 0 })
  })
})

/** A rate in hundredths of a percent, at all times. */
const always = (rate: number) => [{ fromOn: '2000-01-01', rate }]

describe('interest', () => {
  it.each([
    ['a year of 10 %', [piece(10_000, '2025-11-20')], 1000, 1000],
    ['36 days of the law’s 5 %', [piece(3538, '2026-10-15')], 500, 17],
    ['5 days of 10 %', [piece(6076, '2026-11-15')], 1000, 8],
    ['the first day after it was due', [piece(36_500, '2026-11-19')], 1000, 10],
    ['half a dollar, which is rounded up', [piece(3650, '2026-11-15')], 100, 1],
    ['less than half a dollar', [piece(3649, '2026-11-15')], 100, 0],
    [
      'two parts of half a dollar each, rounded together',
      [piece(3650, '2026-11-15'), piece(3650, '2026-11-15')],
      100,
      1,
    ],
    ['what is not due yet', [piece(9999, '2026-11-20'), piece(9999, '2026-12-15')], 1000, 0],
    ['what was paid late, until it was paid', [piece(36_500, '2026-10-01', '2026-10-11')], 1000, 100],
    ['what was paid in time', [piece(36_500, '2026-10-01', '2026-09-20')], 1000, 0],
    ['a leap year', [piece(36_500, '2023-11-20')], 1000, 10_960],
    ['a sum that numbers cannot multiply', [piece(999_999_999, '1999-11-20')], 1600, 4_323_068_489],
    ['none at all where none is taken', [piece(10_000, '2025-11-20')], 0, 0],
  ])('of %s', (_, pieces, rate, sum) => {
    expect(interestOf(pieces, today, always(rate))).toBe(sum)
  })

  it('goes by the rate that holds on each day: 5 % to the eve of another rate, 10 % from its day on', () => {
    const rates = [
      { fromOn: '2000-01-01', rate: 500 },
      { fromOn: '2026-11-11', rate: 1000 },
    ]
    // Due on 1 November: nine days of 5 % (2 to 10), ten of 10 % (11 to 20).
    expect(interestOf([piece(36_500, '2026-11-01')], today, rates)).toBe(9 * 5 + 10 * 10)
    expect(interestOf([piece(36_500, '2026-11-01', '2026-11-10')], today, rates)).toBe(9 * 5)
    expect(interestOf([piece(36_500, '2026-11-10')], today, rates)).toBe(10 * 10)
  })

  it('is the same as when every day is counted by itself, whatever was due, paid and decided', () => {
    const dayAt = (n: number) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10)
    const day = fc.integer({ min: 0, max: 600 }).map(dayAt)
    const rate = fc.record({ fromOn: day, rate: fc.integer({ min: 0, max: 1600 }) })
    const rates = fc
      .uniqueArray(rate, { minLength: 1, maxLength: 4, selector: ({ fromOn }) => fromOn })
      .map((all) => all.toSorted((a, b) => a.fromOn.localeCompare(b.fromOn)))
    const amount = fc.integer({ min: 1, max: 200_000 })
    const some = fc.record({ billId: fc.constant('a'), amount, dueOn: day, paidOn: fc.option(day) })
    const naive = (pieces: readonly Piece[], until: string, given: readonly RateFrom[]) => {
      let sum = 0
      for (let n = 0; n <= 600; n++) {
        const on = dayAt(n)
        const held = given.findLast(({ fromOn }) => fromOn <= on) ?? given[0]
        for (const { amount, dueOn, paidOn } of pieces)
          if (on > dueOn && on <= until && (paidOn === null || on <= paidOn))
            sum += amount * (held?.rate ?? 0)
      }
      return Math.round(sum / 3_650_000)
    }
    fc.assert(
      fc.property(fc.array(some, { maxLength: 5 }), day, rates, (pieces, until, given) => {
        expect(interestOf(pieces, until, given)).toBe(naive(pieces, until, given))
      }),
      { numRuns: 60 },
    )
  })
})

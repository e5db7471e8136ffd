import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkOf,
  readSegments,
  rocDay,
  rocMonth,
  type Segments,
  segmentsOf,
  threeSegments,
} from './barcodes.ts'

/** The rule once more, letter by letter and place by place, written without the other. */
function naive(first: string, second: string, third: string): string {
  const table = 'A1B2C3D4E5F6G7H8I9J1K2L3M4N5O6P7Q8R9S2T3U4V5W6X7Y8Z9'
  const value = (c: string) =>
    table.includes(c) && /[A-Z]/.test(c) ? Number(table[table.indexOf(c) + 1]) : Number(c)
  let odd = 0
  let even = 0
  const places = (segment: string) => {
    for (let n = 1; n <= segment.length; n++) {
      const v = value(segment.charAt(n - 1))
      if (n % 2 === 1) odd = odd + v
      else even = even + v
    }
  }
  places(first)
  places(second)
  places(`${third.slice(0, 4)}00${third.slice(6)}`)
  const o = odd % 11 === 0 ? 'A' : odd % 11 === 10 ? 'B' : String(odd % 11)
  const e = even % 11 === 0 ? 'X' : even % 11 === 10 ? 'Y' : String(even % 11)
  return o + e
}

describe('the three segments for shops', () => {
  it.each([
    ['151031K6A', '0000123456789012', '1510', 1234, '15109Y000001234'],
    ['1512316AB', '12345678901234', '1512', 3600, '151261000003600'],
    ['1512316AB', '9912330000120005', '1512', 20_000, '151294000020000'],
    ['1512316AB', '9912330000120005', '1512', 172, '1512BX000000172'],
    ['1512316AB', '9912330000120005', '1512', 163, '1512AY000000163'],
  ])('of %s, %s, %s and %i end in %s', (first, second, month, amount, third) => {
    expect(threeSegments(first, second, month, amount)).toEqual([first, second, third])
  })

  it('write the years of the Republic with two digits, also past 2010 and 2099', () => {
    expect(rocDay('2026-10-31')).toBe('151031')
    expect(rocMonth('2011-01')).toBe('0001')
    expect(rocMonth('2009-12')).toBe('9812')
    expect(rocMonth('2110-03')).toBe('9903')
  })

  it('are the deadline and item, the number, and the month with check and nine digits of the amount', () => {
    expect(
      segmentsOf({
        until: '2026-10-31',
        itemCode: 'K6A',
        number: '0000123456789012',
        month: '2026-10',
        amount: 1234,
      }),
    ).toEqual(['151031K6A', '0000123456789012', '15109Y000001234'])
  })

  it('have 9, up to 16 and 15 characters that Code 39 knows, and the check of an independent reckoning', () => {
    const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const day = fc.date({ min: new Date('2012-01-01'), max: new Date('2110-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(
        day.map((at) => at.toISOString().slice(0, 10)),
        fc.string({ unit: character, minLength: 3, maxLength: 3 }),
        fc.string({ unit: character, minLength: 1, maxLength: 16 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        (until, itemCode, number, amount) => {
          const [first, second, third] = segmentsOf({
            until,
            itemCode,
            number,
            month: until.slice(0, 7),
            amount,
          })
          expect([first.length, third.length]).toEqual([9, 15])
          expect(second).toBe(number)
          expect(third.slice(4, 6)).toBe(naive(first, second, third))
          expect(readSegments([first, second, third])).toEqual({
            isFormed: true,
            isRight: true,
            check: third.slice(4, 6),
            amount,
          })
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('show every single digit or letter of the number that was read wrongly, and most of the others', () => {
    const good: Segments = ['151031K6A', '0000123456789012', '15109Y000001234']
    for (const [at, is] of [...good[1]].entries())
      for (const other of '0123456789') {
        if (other === is) continue
        const wrong = good[1].slice(0, at) + other + good[1].slice(at + 1)
        expect(checkOf([good[0], wrong, good[2]])).not.toBe('9Y')
      }
  })

  it.each([
    ['too short a first one', ['15103K6A', '0000123456789012', '15109Y000001234']],
    ['an empty second one', ['151031K6A', '', '15109Y000001234']],
    ['a second one that is too long', ['151031K6A', '00001234567890123', '15109Y000001234']],
    ['small letters', ['151031k6a', '0000123456789012', '15109Y000001234']],
    ['a check with a dash', ['151031K6A', '0000123456789012', '1510--000001234']],
  ] as const)('have not the form of ones with %s', (_, segments) => {
    expect(readSegments(segments as unknown as Segments).isFormed).toBe(false)
  })

  it('with a wrong check say what it should be', () => {
    expect(readSegments(['151031K6A', '0000123456789012', '15109X000001234'])).toEqual({
      isFormed: true,
      isRight: false,
      check: '9Y',
      amount: 1234,
    })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '#platform/contract/card-refusal.ts'
import { canonicalOf, chooseCard, keptReadings, wantedBy } from './card-match.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()
const turned = (bytes: Uint8Array) => Uint8Array.from(bytes).reverse()
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const number = (of: Uint8Array) => of.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
const fives = (of: Uint8Array) =>
  [of.subarray(0, 2), of.subarray(2)].map((two) => String(number(two)).padStart(5, '0')).join(',')

/** How readers write the same card of four bytes; some drop leading zeros, some give the last byte first. */
const writings: Record<string, (of: Uint8Array) => string> = {
  hex,
  'small hex': (of) => hex(of).toLowerCase(),
  'hex with colons': (of) => (hex(of).match(/../g) ?? []).join(':'),
  '8H10D': (of) => String(number(of)).padStart(10, '0'),
  '8H10D without leading zeros': (of) => String(number(of)),
  '4H4H': fives,
}
const short: Record<string, (of: Uint8Array) => string> = {
  '6H8D': (of) => String(number(of.subarray(1))).padStart(8, '0'),
  '2H4H': (of) => {
    const [, first = 0] = of
    return `${String(first).padStart(3, '0')},${String(number(of.subarray(2))).padStart(5, '0')}`
  },
}
const kept = (code: string) => ({ code, readings: keptReadings(code) })
const meets = (scanned: string, bound: string) => chooseCard(scanned, [kept(bound)]) !== undefined
// Fewer than five digits are no card's number.
const ordinary = bytes(4).filter((of) => number(of) > 99_999n)

describe('The same card is the same card', () => {
  for (const [bound, write] of Object.entries(writings)) {
    for (const [scanned, read] of Object.entries(writings)) {
      test(`bound as ${bound}, read as ${scanned}, in either byte order`, () => {
        fc.assert(
          fc.property(ordinary, (of) => {
            expect(meets(read(of), write(of))).toBe(true)
            if (number(turned(of)) > 99_999n) expect(meets(read(turned(of)), write(of))).toBe(true)
          }),
        )
      })
    }
    for (const [scanned, read] of Object.entries(short)) {
      test(`bound as ${bound}, read as ${scanned} (three bytes), and the other way round`, () => {
        fc.assert(
          fc.property(ordinary, (of) => {
            expect(meets(read(of), write(of))).toBe(true)
            expect(meets(write(of), read(of))).toBe(true)
          }),
        )
      })
    }
  }

  test.each([7, 10])('of %i bytes in hex, in either byte order', (length) => {
    fc.assert(
      fc.property(bytes(length), (of) => {
        expect(meets(hex(turned(of)), hex(of))).toBe(true)
        expect(meets(hex(of).toLowerCase(), hex(of))).toBe(true)
      }),
    )
  })
})

describe('Another card is another card', () => {
  test('two whole codes that only end alike never meet', () => {
    fc.assert(
      fc.property(
        bytes(3),
        fc.integer({ min: 0xa0, max: 0xff }),
        fc.integer({ min: 0xa0, max: 0xff }),
        (end, a, b) => {
          fc.pre(a !== b && !/^\d+$/.test(hex(end)))
          const text = `${a.toString(16)}${hex(end)}`
          const other = `${b.toString(16)}${hex(end)}`
          expect(meets(text, other)).toBe(false)
        },
      ),
    )
  })

  test('a whole match wins over one by three bytes; two alike are ambiguous, never guessed', () => {
    const whole = kept('C1A977E4')
    const end = kept('0011106276')
    expect(keptReadings('0011106276')).toContain('00A977E4')
    expect(chooseCard('C1A977E4', [whole, end])).toBe(whole)
    expect(chooseCard('11106276', [whole, kept('2BA977E4')])).toBe('ambiguous')
    expect(chooseCard('11223A44', [kept('11223A44'), kept('443A2211')])).toBe('ambiguous')
    expect(chooseCard('AB12CD34', [])).toBeUndefined()
  })

  test('what is asked for finds what is kept, for any text at all', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const wanted = new Set(wantedBy(code))
        expect(keptReadings(code).filter((reading) => wanted.has(reading)).length > 0).toBe(
          code.normalize('NFKC').trim() !== '',
        )
      }),
    )
  })
})

test.each([
  ['08A1B2C3', 'random'],
  ['0144814787', 'random'],
  ['08:A1:B2:C3', 'random'],
  ['88A1B2C3', 'cut'],
  ['2292298435', 'cut'],
  ['LSF8K2M4Q7R9T3WX', 'phone'],
  ['/ABC+123', 'invoice'],
  ['TP12345678901234', 'certificate'],
  ['EZ123456789TW', 'unreadable'],
  ['00000000', 'unreadable'],
  ['FFFFFFFF', 'unreadable'],
  ['123', 'unreadable'],
  ['', 'unreadable'],
  ['04A2B91C6F5E80', undefined],
  ['0389146944', undefined],
  // Of a short reader, which never sees the first byte.
  ['08319127', undefined],
])('The code %s is refused as %s', (code, why) => {
  expect(refusalOf(code)).toBe(why)
})

test.each([
  ['9f3a61c2', '9F3A61C2', 'hex'],
  ['0389146944', '1731E940', '8H10D'],
  ['02131,19127', '08534AB7', '4H4H'],
  ['083,19127', '534AB7', '2H4H'],
])('The code %s is kept under %s and as %s', (code, canonicalUid, readerFormat) => {
  expect(canonicalOf(code)).toEqual({ canonicalUid, readerFormat })
})

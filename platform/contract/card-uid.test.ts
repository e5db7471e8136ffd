import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { candidateUids, canonicalUid, cardReadings } from './card-uid.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()
const reversed = (bytes: Uint8Array) => Uint8Array.from(bytes).reverse()
const uid = (...lengths: number[]) =>
  fc.oneof(...lengths.map((length) => fc.uint8Array({ minLength: length, maxLength: length })))
const numberOf = (bytes: Uint8Array) => Buffer.from(bytes).readUInt32BE()

const decimal = (bytes: Uint8Array) => String(numberOf(bytes)).padStart(10, '0')
const fours = (bytes: Uint8Array) => {
  const at = (offset: number) => String(Buffer.from(bytes).readUInt16BE(offset)).padStart(5, '0')
  return `${at(0)},${at(2)}`
}

describe('However a reader writes a card, the card is found', () => {
  test('hex of 4, 7 and 10 bytes, in capitals or not, with or without separators, in either byte order', () => {
    fc.assert(
      fc.property(uid(4, 7, 10), (bytes) => {
        const kept = hex(bytes)
        const spaced = kept.match(/../g) ?? []
        for (const code of [
          kept,
          kept.toLowerCase(),
          spaced.join(':'),
          spaced.join(' '),
          hex(reversed(bytes)),
        ]) {
          expect(candidateUids(code)).toContain(kept)
        }
      }),
    )
  })

  test('ten decimal digits (8H10D), also without their leading zeros, in either byte order', () => {
    fc.assert(
      fc.property(uid(4), (bytes) => {
        expect(candidateUids(decimal(bytes))).toContain(hex(bytes))
        expect(candidateUids(decimal(reversed(bytes)))).toContain(hex(bytes))
        if (numberOf(bytes) > 9999) expect(candidateUids(String(numberOf(bytes)))).toContain(hex(bytes))
      }),
    )
  })

  test('two numbers of five digits (4H4H), in either byte order', () => {
    fc.assert(
      fc.property(uid(4), (bytes) => {
        expect(candidateUids(fours(bytes))).toContain(hex(bytes))
        expect(candidateUids(fours(reversed(bytes)))).toContain(hex(bytes))
      }),
    )
  })

  test('what a card is kept under is what the plainest reading of it says', () => {
    fc.assert(
      fc.property(uid(4), (bytes) => {
        expect(canonicalUid(hex(bytes))).toBe(hex(bytes))
        expect(canonicalUid(decimal(bytes))).toBe(hex(bytes))
        expect(canonicalUid(fours(bytes))).toBe(hex(bytes))
      }),
    )
  })

  test('any text at all is a candidate of its own and breaks nothing', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const text = code.normalize('NFKC').trim().toUpperCase()
        if (text) expect(candidateUids(code)).toContain(text)
        else expect(candidateUids(code)).toEqual([])
      }),
    )
  })
})

test.each([
  ['02131,19127', '08534AB7'],
  ['0139676343', '08534AB7'],
  ['139676343', '08534AB7'],
  ['08534ab7', '08534AB7'],
  ['B74A5308', '08534AB7'],
  ['０８５３４ＡＢ７', '08534AB7'],
  ['04:A2:2B:1A:9C:5E:80', '04A22B1A9C5E80'],
  ['805E9C1A2BA204', '04A22B1A9C5E80'],
  ['01304080000000000', '01304080000000000'],
  ['05458615', '534AB7'],
])('The code %s is the card %s', (code, kept) => {
  expect(candidateUids(code)).toContain(kept)
})

test.each([
  ['02131,19127', [['4H4H', '08534AB7']]],
  ['0139676343', [['8H10D', '08534AB7']]],
  ['04A22B1A9C5E80', [['hex', '04A22B1A9C5E80']]],
  [
    '05458615',
    [
      ['hex', '05458615'],
      ['8H10D', '00534AB7'],
      ['6H8D', '534AB7'],
    ],
  ],
  ['EZ123456789TW', []],
])('The code %s may be read as %j', (code, read) => {
  expect(cardReadings(code).map(({ format, uid }) => [format, uid])).toEqual(read)
})

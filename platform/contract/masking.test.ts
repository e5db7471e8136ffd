import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskBirthday, maskMobile, maskName, maskPlate } from './masking.ts'

test.each([
  ['王小明', '王○明'],
  ['王明', '王○'],
  ['歐陽小明', '歐○○明'],
  ['王', '○'],
  ['林𠮷祥', '林○祥'],
  ['𠮷田', '𠮷○'],
  ['John Smith', 'J*** S***'],
  ['阮氏蘭 Nguyễn Thị Lan', '阮○蘭 N*** T*** L***'],
  [' 王小明 ', '王○明'],
  ['', ''],
])('A name that strangers may see: %s is shown as %s (個資法 Art. 27)', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['0912345678', '0912***678'],
  ['0912-345-678', '0912***678'],
  ['+886 912 345 678', '0912***678'],
  ['02-2700-1234', '***234'],
  ['119', '***'],
  ['', ''],
])('A phone number that strangers may see: %s is shown as %s (個資法 Art. 27)', (mobile, masked) => {
  expect(maskMobile(mobile)).toBe(masked)
})

test('No masked mobile shows the three digits in its middle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (n) => {
      const mobile = `09${String(n).padStart(8, '0')}`
      expect(maskMobile(mobile)).toMatch(/^09\d\d\*{3}\d{3}$/)
    }),
  )
})

test('No masked name is the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'王小明歐陽𠮷 ABc'), minLength: 1 }), (name) => {
      if (name.trim()) expect(maskName(name)).not.toBe(name)
    }),
  )
})

test.each([
  ['ABC-1234', 'ABC-**34'],
  ['1234-AB', '**34-AB'],
  [' ABC-1234 ', 'ABC-**34'],
  ['AB-12', 'AB-*'],
  ['3A-5678', '3A-**78'],
  ['EAA-0001', 'EAA-**01'],
  ['試', '試***'],
  ['', ''],
])('A plate that strangers may see: %s is shown as %s (個資法 Art. 27)', (plate, masked) => {
  expect(maskPlate(plate)).toBe(masked)
})

/** Characters of all kinds, pairs of surrogates among them. */
const character = fc.constantFrom(...'王小明歐陽𠮷𨋢ABcÉñ1 　')
const anyName = fc.string({ unit: character, maxLength: 12 })

test('A masked name shows of a Han word its first and last character at most, of another word its first (個資法 Art. 27)', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const words = name.split(/\s+/).filter(Boolean)
      const shown = maskName(name).split(' ').filter(Boolean)
      expect(shown).toHaveLength(words.length)
      for (const [i, word] of words.entries()) {
        const [whole, masked] = [[...word], [...(shown[i] ?? '')]]
        const left = masked.filter((text) => text !== '○' && text !== '*')
        const isHan = /\p{Script=Han}/u.test(word)
        expect(left.length).toBeLessThanOrEqual(isHan ? Math.min(2, whole.length - 1) : 1)
        // No half of a pair is left, and the length says nothing of a name that is not Chinese.
        expect(masked.join('')).not.toMatch(
          /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
        )
        expect(masked).toHaveLength(isHan ? whole.length : 4)
      }
    }),
  )
})

test('A masked number shows the same of the same number however it is written, and seven digits at most', () => {
  const mobile = fc.integer({ min: 0, max: 99_999_999 }).map((n) => `09${String(n).padStart(8, '0')}`)
  const any = fc.oneof(mobile, fc.string({ unit: fc.constantFrom(...'0123456789-+ #()'), maxLength: 20 }))
  fc.assert(
    fc.property(any, (number) => {
      const masked = maskMobile(number)
      const digits = number.replace(/\D/g, '')
      expect(masked.replace(/\D/g, '').length).toBeLessThanOrEqual(digits.length > 5 ? 7 : 0)
      expect(maskMobile([...number].join(' '))).toBe(masked)
    }),
  )
})

test('A masked plate hides all but two of its longest run of digits; a masked birthday shows the year alone', () => {
  const plate = fc.string({ unit: fc.constantFrom(...'ABCZ0123456789-試𠮷'), minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(plate, (whole) => {
      const masked = maskPlate(whole)
      const longest = Math.max(0, ...(whole.match(/\d+/g) ?? []).map((run) => run.length))
      const digits = (text: string) => text.replace(/\D/g, '').length
      expect(digits(whole) - digits(masked)).toBe(longest > 2 ? longest - 2 : longest)
      expect(masked).not.toBe(whole)
      expect(masked).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
    }),
  )
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (at) => {
        const day = at.toISOString().slice(0, 10)
        expect(maskBirthday(day)).toBe(`${day.slice(0, 4)}-**-**`)
      },
    ),
  )
})

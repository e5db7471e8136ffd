import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskMobile, maskName, maskPlate } from './masking.ts'

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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barePlate, normalPlate } from './plate.ts'

test.each([
  ['ＡＢＣ１２３４', 'ABC-1234'],
  ['abc 1234', 'ABC-1234'],
  ['ABC－1234', 'ABC-1234'],
  ['abc—1234', 'ABC-1234'],
  ['1234ab', '1234-AB'],
  ['123-abc', '123-ABC'],
  ['EAA-0001', 'EAA-0001'],
  ['2A-3456', '2A-3456'],
  ['試0123', '試0123'],
  [' - ', ''],
  ['', ''],
])('A plate typed as %s is %s', (typed, plate) => {
  expect(normalPlate(typed)).toBe(plate)
})

test('A plate in its usual form stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ABc12 -－３') }), (typed) => {
      expect(normalPlate(normalPlate(typed))).toBe(normalPlate(typed))
      expect(barePlate(normalPlate(typed))).toBe(barePlate(typed))
    }),
  )
})

import { expect, test } from 'vitest'
import { guessCourier } from './courier-forms.ts'

test.each([
  ['906284483517', '黑貓宅急便'],
  ['9062-8448-3517', '黑貓宅急便'],
  ['1234567890', '新竹物流'],
  ['12345678901234', '中華郵政'],
  ['12345678901234567890', '中華郵政'],
  ['EA123456789TW', '中華郵政'],
  ['ea123456789tw', '中華郵政'],
  ['SF123456789012', '順豐'],
  ['sf1234567890123', '順豐'],
  ['SF123456789012345', '順豐'],
])('A tracking number %s looks like one of %s', (code, courier) => {
  expect(guessCourier(code)?.courier).toBe(courier)
})

test.each([
  '',
  '12345',
  '12345678901',
  'EA123456789JP',
  'SF123',
  'P0419',
  'https://example.com/906284483517',
])('Of other numbers no courier is guessed: %j', (code) => {
  expect(guessCourier(code)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { caretAfter, plainAmount, readAmount, showAmount } from './amount-text.ts'

it('an amount takes digits, commas and a leading minus where it may have one, and nothing else (R355)', () => {
  expect(
    ['1,280', 'NT$ 1280', '１２８０', '1280元', '1280.90', '01280'].map((text) => plainAmount(text)),
  ).toEqual(Array(6).fill('1280'))
  expect([plainAmount('-500'), plainAmount('-500', true), plainAmount('5-00', true)]).toEqual([
    '500',
    '-500',
    '500',
  ])
  expect([plainAmount('abc'), plainAmount('-', true)]).toEqual(['', '-'])
})

it('shows thousands (R356)', () => {
  expect(['', '-', '999', '1000', '-1234567'].map(showAmount)).toEqual([
    '',
    '-',
    '999',
    '1,000',
    '-1,234,567',
  ])
})

it('reads what was typed, and nothing of a minus alone', () => {
  expect(['', '-', '0', '-1250'].map(readAmount)).toEqual([undefined, undefined, 0, -1250])
})

it('keeps the caret behind the digits that it stood behind when separators come and go', () => {
  expect([caretAfter('1,234', 1), caretAfter('1,234', 2), caretAfter('12,345', 2)]).toEqual([1, 3, 2])
  expect(caretAfter('123', 9)).toBe(3)
})

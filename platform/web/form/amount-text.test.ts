import { expect, it } from 'vitest'
import { caretAfter, readAmount, readTyped, showAmount } from './amount-text.ts'

it('an amount takes digits, full-width ones too, commas and a leading minus where it may have one (R355)', () => {
  expect(['1,280', 'NT$ 1280', '１２８０', '1280元', '01280'].map((text) => readTyped(text))).toEqual(
    Array(5).fill({ plain: '1280' }),
  )
  const isSigned = true
  expect([readTyped('-500', { isSigned }), readTyped('-', { isSigned }), readTyped('')]).toEqual([
    { plain: '-500' },
    { plain: '-' },
    { plain: '' },
  ])
})

it('makes no amount of what is none: a fraction is not 125, letters are not left out (R355)', () => {
  for (const text of ['12.5', '１２．５', '12.', '1a2', 'abc', '5-00', '1 2.0'])
    expect([text, readTyped(text, { isSigned: true })]).toEqual([text, { fault: 'amountNotWhole' }])
  const isWhole = true
  for (const text of ['1,00', '1,0000', ',100', '1,,000', '1,280,'])
    expect([text, readTyped(text, { isWhole })]).toEqual([text, { fault: 'amountNotWhole' }])
  expect(readTyped('NT$ 1,280,000元', { isWhole })).toEqual({ plain: '1280000' })
  expect(readTyped('-500')).toEqual({ fault: 'amountNegative' })
  expect(readTyped('1,234', { digits: 3 })).toEqual({ fault: 'amountLong' })
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

import { expect, it } from 'vitest'
import { readDay, readWords } from './read-words.ts'

const now = new Date('2026-11-20T14:07:00+08:00')
const read = (text: string) =>
  Object.fromEntries(Object.entries(readWords(text, now)).filter(([, value]) => value))

it('what a clerk hears is read word by word: household, amount, day', () => {
  expect(read('B7-3 3120 11/19')).toEqual({
    place: 'B7-3',
    amount: 3120,
    from: '2026-11-16',
    to: '2026-11-22',
  })
  expect(read('A棟-8F-1 NT$13,412')).toEqual({ place: 'A棟-8F-1', amount: 13_412 })
  expect(read('劉家豪 3120元')).toEqual({ name: '劉家豪', amount: 3120 })
})

it('five to seven digits are an amount or the end of an account; said so, or with a 0 before, the end alone', () => {
  expect(read('48213')).toEqual({ number: '48213' })
  expect(read('末五碼48213')).toEqual({ digits: '48213' })
  expect(read('08213')).toEqual({ digits: '08213' })
})

it('an account or a barcode is read with its dashes and stars', () => {
  expect(read('99123-1011-2070-003')).toEqual({ code: '9912310112070003' })
  expect(read('*15109Y000001234*')).toEqual({ code: '15109Y000001234' })
})

it('a day without a year is the last one that was; years of the republic, ranges and 昨天 are understood', () => {
  expect(readDay('12/31', '2026-11-20')).toBe('2025-12-31')
  expect(readDay('115/11/19', '2026-11-20')).toBe('2026-11-19')
  expect(readDay('2/30', '2026-11-20')).toBeNull()
  expect(read('昨天')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(read('11/1~11月15日')).toEqual({ from: '2026-11-01', to: '2026-11-15' })
})

import { expect, it } from 'vitest'
import { readTime, timeAfter } from './time-text.ts'

it.each([
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['23:59', '23:59'],
  ['０９：３０', '09:30'],
  [' 9.30 ', '09:30'],
  ['', ''],
])('%j is the time %j', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

it.each(['24:00', '12:60', '9', '09', '9:3', '21:30 PM', '上午九點'])('%j is no time', (typed) => {
  expect(readTime(typed)).toBeUndefined()
})

it.each([
  ['23:59', 1, '00:00'],
  ['00:10', -60, '23:10'],
  ['09:30', 60, '10:30'],
])('%s and %i minutes is %s', (time, minutes, later) => {
  expect(timeAfter(time, minutes)).toBe(later)
})

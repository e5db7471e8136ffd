import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readArea, showPing, showShare, writeArea } from './area.ts'

test('what is written of an area reads as the same hundredths', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (area) => {
      expect(readArea(writeArea(area))).toBe(area)
    }),
  )
})

test.each([
  ['85.32', 8532],
  ['85.3', 8530],
  ['1,085', 108_500],
  [' ８５．３２ ㎡', 8532],
  ['', null],
  ['0', undefined],
  ['85.321', undefined],
  ['-5', undefined],
  ['25 坪', undefined],
])('%j typed is %j', (typed, area) => {
  expect(readArea(typed)).toBe(area)
})

test('坪 have two digits, and a share is cut off rather than rounded up', () => {
  expect(showPing(8532)).toBe('25.81')
  expect(showPing(330_579)).toBe('1,000.00')
  expect(showShare(2, 3)).toBe('66.66')
  expect(showShare(1, 0)).toBe('')
})

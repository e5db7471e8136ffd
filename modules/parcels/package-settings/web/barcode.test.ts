import { expect, test } from 'vitest'
import { barsOf } from '#platform/web/look/bars.ts'
import { labelCode } from './label-code.ts'

/** Bars and gaps in turn, in modules. */
function widths(path: string): number[] {
  const out: number[] = []
  let at = 0
  for (const [, start, width] of path.matchAll(/M([\d.]+) 0h([\d.]+)/g)) {
    if (Number(start) > at) out.push(Number(start) - at)
    out.push(Number(width))
    at = Number(start) + Number(width)
  }
  return out
}

test('The barcode of a label has 79 modules: two dots each at 203 dpi fit on 50 mm', () => {
  expect(barsOf(labelCode('0419')).width).toBe(79)
})

test('Every label code is as wide as the label expects', () => {
  for (const serialNumber of ['0000', '0001', '1234', '9999'])
    expect(barsOf(labelCode(serialNumber)).width).toBe(79)
})

test('The bars are those of Code 128: start B, P, code C, 04, 19, check, stop', () => {
  const found = widths(barsOf(labelCode('0419')).path)
  // Each character has six widths that sum to 11, the stop seven that sum to 13.
  expect(found).toHaveLength(6 * 6 + 7)
  expect(found.slice(0, 6)).toEqual([2, 1, 1, 2, 1, 4])
  expect(found.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
  expect(found.every((width) => Number.isInteger(width) && width >= 1 && width <= 4)).toBe(true)
})

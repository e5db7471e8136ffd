import { expect, test } from 'vitest'
import { fitLabel } from './fit-label.ts'

test('A household of usual length is written at full size', () => {
  expect(fitLabel('A棟-12F-3', 'B-03')).toBe(1)
  expect(fitLabel('', '')).toBe(1)
})

test('A long household is written smaller, so that its position stays on the label', () => {
  expect(fitLabel('松濤苑景觀大樓-B2F-店面12', 'B-03')).toBeLessThan(0.6)
  expect(fitLabel('松濤苑景觀大樓-B2F-店面12', 'B-03')).toBeGreaterThanOrEqual(0.4)
})

import { expect, test } from 'vitest'
import { labelCode, readLabelCode } from './label-code.ts'

test('The barcode of a shelf label is read back as its serial number', () => {
  expect(readLabelCode(labelCode('0419'))).toBe('0419')
})

test.each(['p0419', ' P0419 '])('A reader may type the label as %j', (code) => {
  expect(readLabelCode(code)).toBe('0419')
})

test.each(['0419', 'P419', 'P04190', 'PA0419', '906284483517', 'EA123456789TW', ''])(
  'Whatever else is scanned is no shelf label: %j',
  (code) => {
    expect(readLabelCode(code)).toBeUndefined()
  },
)

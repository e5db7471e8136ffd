import { expect, it } from 'vitest'
import { shortenBarcode } from './shorten-barcode.ts'

it('shows the last 7 characters after an ellipsis when there are more (R140)', () => {
  expect(shortenBarcode('906284471203')).toBe('…4471203')
  expect(shortenBarcode('12345678')).toBe('…2345678')
  expect(shortenBarcode('1234567')).toBe('1234567')
  expect(shortenBarcode('')).toBe('')
})

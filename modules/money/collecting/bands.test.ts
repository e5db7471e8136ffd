import { describe, expect, it } from 'vitest'
import { bandOf, type Band, defaultBands, whyNoBarcode } from './bands.ts'

const bands: readonly Band[] = defaultBands.map((band, nth) => ({ ...band, code: `K6${'AB'[nth]}` }))

describe('what shops collect', () => {
  it.each([
    [1, 10],
    [20_000, 10],
    [20_001, 15],
    [40_000, 15],
  ])('NT$%i costs NT$%i (R294, R295)', (amount, fee) => {
    expect(bandOf(bands, amount)?.fee).toBe(fee)
    expect(whyNoBarcode(bands, amount)).toBe('')
  })

  it.each([40_001, 60_000, 999_999_999])('nothing of NT$%i (R293)', (amount) => {
    expect(bandOf(bands, amount)).toBeUndefined()
    expect(whyNoBarcode(bands, amount)).toBe('金額超過超商代收上限')
  })

  it('nothing where there is nothing to pay, no code from the agency, or no band of the amount', () => {
    expect(whyNoBarcode(bands, 0)).toBe('本期無須繳款')
    expect(whyNoBarcode(bands, -5)).toBe('本期無須繳款')
    expect(whyNoBarcode(defaultBands, 500)).toMatch('尚未設定超商代收項目')
    expect(whyNoBarcode([{ ...bands[0], min: 100 } as Band], 99)).toMatch('沒有適用')
    expect(whyNoBarcode([], 99)).toBe('金額超過超商代收上限')
  })
})

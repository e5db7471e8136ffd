import { describe, expect, it } from 'vitest'
import { missingOf, onlyDigits, returnCount } from './use-assets.ts'

const asset = {
  key: 'a b',
  loanId: 'a',
  lendableId: 'b',
  displayId: 'C-02',
  name: '施工感應卡',
  quantity: 2,
  returnQuantity: '2',
  isReturned: true,
}

describe('what comes back when a visitor leaves', () => {
  it('is counted in digits only, full-width ones too (R190)', () => {
    expect(onlyDigits('1a二-')).toBe('1')
    expect(onlyDigits('１２')).toBe('12')
    expect(onlyDigits('')).toBe('')
  })

  it('is at least 1 (R191) and at most what was lent (R192)', () => {
    expect(
      ['', '0', '1', '2', '3'].map((returnQuantity) => returnCount({ ...asset, returnQuantity })),
    ).toEqual([undefined, undefined, 1, 2, undefined])
  })

  it('leaves missing what is not ticked or only in part (R186)', () => {
    expect(missingOf([asset])).toEqual([])
    expect(missingOf([{ ...asset, returnQuantity: '1' }])).toMatchObject([{ missing: 1 }])
    expect(missingOf([{ ...asset, isReturned: false }])).toMatchObject([{ missing: 2 }])
  })
})

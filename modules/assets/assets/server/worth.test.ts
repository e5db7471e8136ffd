import { describe, expect, it } from 'vitest'
import { writtenOff } from './worth.ts'

const pump = { boughtOn: '2026-07-01', purchaseCost: 120_000, usefulYears: 10, residualValue: 0 }

describe('what a year takes off a thing', () => {
  it('is the months since it was bought in its first year, a whole year after that, and nothing once it is over', () => {
    const years = [2025, 2026, 2027, 2035, 2036, 2037]
    expect(years.map((year) => writtenOff(pump, year))).toEqual([0, 5000, 12_000, 12_000, 7000, 0])
    expect(writtenOff({ ...pump, purchaseCost: null }, 2026)).toBe(0)
  })

  it('adds up to what it cost without what is left of it', () => {
    const thing = { ...pump, residualValue: 20_001, usefulYears: 7 }
    const sum = Array.from({ length: 12 }, (_, nth) => writtenOff(thing, 2026 + nth)).reduce((a, b) => a + b)
    expect(sum).toBe(120_000 - 20_001)
  })
})

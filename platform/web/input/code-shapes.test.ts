import { describe, expect, it } from 'vitest'
import { looksLikeCard, looksLikePhone } from './code-shapes.ts'

describe('what a scan may be', () => {
  it('is a phone only with exactly 16 letters and digits (R329)', () => {
    expect(looksLikePhone('A1B2C3D4E5F60718')).toBe(true)
    expect(looksLikePhone('A1B2C3D4E5F6071')).toBe(false)
    expect(looksLikePhone('A1B2C3D4E5F60718X')).toBe(false)
    expect(looksLikePhone('A1B2C3D4E5F6-718')).toBe(false)
  })

  it('is a card in every way that readers write one', () => {
    for (const code of ['04A2B3C4', '04A2B3C4D5E680', '0139284756', '02131,19127', '04:A2:B3:C4'])
      expect(looksLikeCard(code), code).toBe(true)
    for (const code of ['王小明', 'A12-3', '12345', 'EZ123456789TW', '04A2B3C4D5E6F708192A3B'])
      expect(looksLikeCard(code), code).toBe(false)
  })
})

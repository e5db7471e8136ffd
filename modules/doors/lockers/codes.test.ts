import { describe, expect, it } from 'vitest'
import { codeOf } from './codes.ts'

const key = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex')

describe('a code', () => {
  it('is six digits that a cabinet makes alike from key, cubby and counter (docs/devices.md)', () => {
    const made = ['A07:1', 'A07:2', 'A08:1'].map((text) => {
      const [cubby = '', counter] = text.split(':')
      return codeOf(key, cubby, Number(counter))
    })
    expect(made).toEqual(['551572', '619800', '160559'])
    expect(new Set(made).size).toBe(3)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastSerialNumber, reusedNumbers, serialNumberAfter } from './serial-numbers.ts'

const number = fc.integer({ min: 1, max: lastSerialNumber })

describe('serial numbers', () => {
  it('go on by one when nothing is in the way, and begin again at 1 after 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: lastSerialNumber }), (last) => {
        expect(serialNumberAfter(last, new Set())).toBe(last === lastSerialNumber ? 1 : last + 1)
      }),
    )
  })

  it('never collide with a package that waits, and pass over no free number', () => {
    fc.assert(
      fc.property(number, fc.uniqueArray(number, { maxLength: 300 }), (last, waiting) => {
        const inUse = new Set(waiting)
        const next = serialNumberAfter(last, inUse)
        expect(next !== undefined && !inUse.has(next)).toBe(true)
        for (let n = (last % lastSerialNumber) + 1; n !== next; n = (n % lastSerialNumber) + 1) {
          expect(inUse.has(n)).toBe(true)
        }
      }),
    )
  })

  it('are refused when all 9999 wait', async () => {
    const all = new Set(Array.from({ length: lastSerialNumber }, (_, i) => i + 1))
    expect(serialNumberAfter(5, all)).toBe(undefined)
    const query = async (text: string) => (text === 'in use' ? [...all].map((n) => ({ n })) : [{ last: 5 }])
    const lock = reusedNumbers({ counter: 'x', inUse: 'in use', full: () => new Error('full') })
    await expect((await lock({ query } as never))()).rejects.toThrow('full')
    all.delete(5)
    expect(serialNumberAfter(5, all)).toBe(5)
  })
})

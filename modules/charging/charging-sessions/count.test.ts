import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOn } from './count.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 18, 14, minutes))
const begin = { lastWh: 1000, lastAt: at(0), countedWh: 0 }

describe('counting', () => {
  it('adds what a register gained', () => {
    expect(countOn(begin, { at: at(15), registerWh: 2750 })).toEqual({
      lastWh: 2750,
      lastAt: at(15),
      countedWh: 1750,
      isReset: false,
    })
  })

  it('goes on from a register that began anew, and loses nothing of before', () => {
    const before = countOn(begin, { at: at(15), registerWh: 2750 }) ?? begin
    const anew = countOn(before, { at: at(30), registerWh: 10 })
    expect(anew).toMatchObject({ countedWh: 1750, isReset: true })
    expect(countOn(anew ?? begin, { at: at(45), registerWh: 510 })).toMatchObject({ countedWh: 2250 })
  })

  it('takes nothing that is older than what it knows', () => {
    expect(countOn(begin, { at: at(0), registerWh: 9000 })).toBeUndefined()
    expect(countOn(begin, { at: at(-5), registerWh: 9000 })).toBeUndefined()
  })

  it('never shrinks, and counts no more than every gain together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -30, max: 90 }), fc.nat(100_000)), { maxLength: 40 }),
        (said) => {
          let count = begin
          let gains = 0
          for (const [minutes, registerWh] of said) {
            const next = countOn(count, { at: at(minutes), registerWh })
            if (!next) continue
            expect(next.countedWh).toBeGreaterThanOrEqual(count.countedWh)
            gains += Math.max(0, registerWh - count.lastWh)
            count = next
          }
          expect(count.countedWh).toBe(gains)
        },
      ),
    )
  })
})

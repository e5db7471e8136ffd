import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, drawOrder, listOf, lotsOf, turnTexts } from './lots.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const draw = (given: readonly Candidate[], seed: string) =>
  drawOrder(given, turnTexts(seed, given.length).map(digest))
const labels = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 })
const candidates = labels.map((numbers) => numbers.map((n) => ({ label: `A棟-${n}F-1`, lots: 1 + (n % 6) })))

describe('A draw of peak hours', () => {
  it('gives five lots to who did not come for a month, one less for each use, never none, one more after a blank', () => {
    const lots = (uses: number, hadBlank = false) => lotsOf({ uses, hadBlank })
    expect([lots(0), lots(1), lots(4), lots(9), lots(0, true), lots(9, true)]).toEqual([5, 4, 1, 1, 6, 2])
  })

  it('draws every household once by one of its own lots, the same for everybody who reckons it again', () => {
    fc.assert(
      fc.property(candidates, fc.string({ minLength: 1 }), (given, seed) => {
        const drawn = draw(given, seed)
        expect(listOf(drawn)).toBe(listOf(given))
        expect(drawn.every(({ lot, lots }) => lot >= 1 && lot <= lots)).toBe(true)
        expect(draw(given.toReversed(), seed)).toEqual(drawn)
      }),
      { numRuns: 60 },
    )
  })

  it('draws first in the share of the lots: of 5 and 1 lots five times in six', () => {
    const two = [
      { label: 'A', lots: 5 },
      { label: 'B', lots: 1 },
    ]
    let first = 0
    for (let nth = 0; nth < 3000; nth++) if (draw(two, `seed ${nth}`)[0]?.label === 'A') first++
    expect(Math.abs(first / 3000 - 5 / 6)).toBeLessThan(0.025)
  })
})

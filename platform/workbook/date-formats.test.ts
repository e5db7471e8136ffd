import fc from 'fast-check'
import { expect, it } from 'vitest'
import { processorTime } from '#tests/setup/processor-time.ts'
import { bareFormat, showsDay } from './date-formats.ts'

/** What is no part of a format, as one expression says it; it takes the square of a hostile format's length. */
const said = (code: string) => code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').split(';')[0] ?? ''

const format = fc
  .array(fc.constantFrom(...'"[]\\_;ymdhse0#?.,/ -年月@$4', '[$-404]', '"日"'), { maxLength: 24 })
  .map((parts) => parts.join(''))

it('Any number format means what it meant: quotes, brackets and escaped signs are no part of it', () => {
  fc.assert(
    fc.property(format, (code) => {
      // A ; in quotes ends nothing, which the expression knew as well.
      expect(bareFormat(code)).toBe(said(code))
    }),
    { numRuns: 3000 },
  )
})

it.each(['[$-', '"', '[', '\\', '_', '"["', '[$-]'])(
  'A format of %s over and over takes a time in proportion to its length',
  (piece) => {
    const timeOf = (times: number) => {
      const code = piece.repeat(times)
      const took = Array.from({ length: 5 }, () => processorTime(() => void showsDay(164, code)))
      return Math.min(...took)
    }
    timeOf(1000)
    // 16 times as long: the square would be 256 times as much.
    expect(timeOf(160_000) / Math.max(timeOf(10_000), 0.05)).toBeLessThan(120)
  },
)

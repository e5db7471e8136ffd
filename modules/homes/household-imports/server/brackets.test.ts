import fc from 'fast-check'
import { expect, it } from 'vitest'
import { processorTime } from '#tests/setup/processor-time.ts'
import { changeBrackets } from './brackets.ts'
import { bareTitle } from './head.ts'

const text = fc
  .array(fc.constantFrom(...'((()))戶、;, *:a'), { maxLength: 30 })
  .map((signs) => signs.join(''))

it('Brackets are found in any text as an expression found them', () => {
  fc.assert(
    fc.property(text, (any) => {
      const change = (inside: string) => inside.replace(/[、;,]/g, ' ')
      expect(changeBrackets(any, change)).toBe(any.replace(/\([^)]*\)/g, change))
      expect(bareTitle(any)).toBe(any.replace(/\(.*?\)|[\s*:]/g, '').toLowerCase())
    }),
    { numRuns: 2000 },
  )
})

it('A heading is known with blanks, signs and what people add in brackets', () => {
  for (const title of ['戶別', ' 戶 別 *', '戶別（必填）', '戶別(例如 A棟\n-12F-3):'])
    expect(bareTitle(title)).toBe('戶別')
})

it('Brackets without end take a time in proportion to their number', () => {
  const timeOf = (times: number) => {
    const took = Array.from({ length: 3 }, () =>
      processorTime(() => {
        changeBrackets('('.repeat(times), () => '')
        bareTitle('('.repeat(times))
      }),
    )
    return Math.min(...took)
  }
  timeOf(1000)
  expect(timeOf(3_200_000) / Math.max(timeOf(200_000), 0.05)).toBeLessThan(80)
})

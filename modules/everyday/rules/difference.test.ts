import fc from 'fast-check'
import { expect, it } from 'vitest'
import { difference } from './difference.ts'

const lines = fc.array(fc.constantFrom('一', '二', '三', '四'), { maxLength: 12 })

it('what stays and went is the text before, what stays and came is the text after, and what is the same stays whole', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const found = difference(before, after)
      const without = (is: string) => found.filter((one) => one.is !== is).map(({ line }) => line)
      expect(without('new')).toEqual(before)
      expect(without('gone')).toEqual(after)
      expect(difference(before, before).every(({ is }) => is === 'same')).toBe(true)
    }),
  )
})

it('of a paragraph that changed the old one went and the new one came, and its neighbours stay', () => {
  expect(difference(['甲', '4 小時', '丙'], ['甲', '3 小時', '丙']).map(({ is }) => is)).toEqual([
    'same',
    'gone',
    'new',
    'same',
  ])
})

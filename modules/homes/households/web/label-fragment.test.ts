import { describe, expect, it } from 'vitest'
import { mayMean } from './label-fragment.ts'

describe('a fragment of a label, found without the server', () => {
  it.each(['A12-3', 'a12f3', '12-3', 'A棟-12F-3', 'Ａ１２－３', 'A12', 'A1', 'A棟12樓3號'])(
    '%s may mean A棟-12F-3',
    (typed) => expect(mayMean(typed, 'A棟-12F-3')).toBe(true),
  )
  it.each(['2-3', 'A12-4', 'B12-3', '', '王建民', '-'])('%s does not', (typed) =>
    expect(mayMean(typed, 'A棟-12F-3')).toBe(false),
  )
  it('finds virtual households by their names', () => {
    expect(mayMean('管委', '管委會')).toBe(true)
  })
})

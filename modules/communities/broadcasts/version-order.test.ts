import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { build, version } from '#platform/contract/version.ts'
import { contrast } from './contrast.ts'
import { isGreater } from './version-order.ts'

const running = `${version} build ${build}`

describe('versions (R109)', () => {
  it('are compared number by number, the build after the version', () => {
    expect(
      ['2.72.0', '2.71.1', '3', '2.71.0 build 0930.2', '2.71.0 build 1001.1'].map((v) =>
        isGreater(v, running),
      ),
    ).toEqual([true, true, true, true, true])
    expect([running, '2.71.0', '2.9.9', '2.71.0 build 0929.9', ''].map((v) => isGreater(v, running))).toEqual(
      [false, false, false, false, false],
    )
  })

  it('of two one at most is greater', () => {
    const numbers = fc.array(fc.nat(3), { maxLength: 4 }).map((list) => list.join('.'))
    fc.assert(fc.property(numbers, numbers, (a, b) => !(isGreater(a, b) && isGreater(b, a))))
  })
})

describe('colours of a marquee line', () => {
  it('are told apart as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
    expect(contrast('#1D5B45', '#1D5B45')).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { isBeyond, judge, type Standing } from './condition.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27) + seconds * 1000)
const quiet: Standing = {
  isAbnormal: false,
  pendingSince: null,
  value: null,
  valueAt: null,
  isStamped: false,
  isTested: false,
}
const said = (seconds: number, isAbnormal: boolean) => ({ at: at(seconds), isAbnormal, value: null })

/** What a row of words means, one after the other. */
function turns(
  words: readonly (readonly [seconds: number, isAbnormal: boolean])[],
  debounce: number,
): string[] {
  let standing = quiet
  return words.map(([seconds, isAbnormal]) => {
    const { now, turn } = judge({ ...standing, heardAt: null }, said(seconds, isAbnormal), debounce)
    standing = now
    return turn
  })
}

describe('the condition of a point', () => {
  it('is abnormal after it was so for its seconds by the source’s clock, and a shorter moment is nothing', () => {
    expect(
      turns(
        [
          [0, true],
          [2, false],
          [3, true],
          [7, true],
          [8, true],
          [9, false],
        ],
        5,
      ),
    ).toEqual(['waits', 'none', 'waits', 'waits', 'raised', 'cleared'])
    expect(
      turns(
        [
          [0, true],
          [1, true],
        ],
        0,
      ),
    ).toEqual(['raised', 'repeated'])
  })

  it('is not changed by what comes late', () => {
    expect(
      turns(
        [
          [10, false],
          [5, true],
          [11, true],
        ],
        0,
      ),
    ).toEqual(['none', 'late', 'raised'])
  })

  it('hears a test also when the clock of its source is ahead', () => {
    const was = { ...quiet, value: 3, valueAt: at(100), heardAt: null }
    expect(judge(was, { ...said(5, true), isTest: true }, 30)).toEqual({
      now: { ...quiet, isAbnormal: true, isTested: true, value: 3, valueAt: at(100) },
      turn: 'raised',
    })
  })

  it('ends by a test only where a test began it', () => {
    const test = { ...said(200, false), isTest: true }
    const was = { ...quiet, isAbnormal: true, valueAt: at(100), heardAt: null }
    expect(judge(was, test, 0)).toEqual({
      now: { ...quiet, isAbnormal: true, valueAt: at(100) },
      turn: 'none',
    })
    expect(judge({ ...was, isTested: true }, test, 0).turn).toBe('cleared')
    expect(judge({ ...was, isTested: true }, said(150, true), 0).now.isTested).toBe(false)
  })

  it('hears a clock that runs behind after a test and after what came without a time', () => {
    const tested = judge({ ...quiet, heardAt: null }, { ...said(240, true), isTest: true }, 0).now
    expect(judge({ ...tested, heardAt: null }, said(0, true), 0).turn).toBe('repeated')
    const stamped = judge({ ...quiet, heardAt: null }, { ...said(240, false), isStamped: true }, 0).now
    expect(judge({ ...stamped, heardAt: at(240) }, said(0, true), 0).turn).toBe('raised')
    expect(judge({ ...stamped, heardAt: at(240) }, said(-100, true), 0).turn).toBe('late')
  })

  it('hears a source whose clock was ahead as soon as it is set right', () => {
    const was = { ...quiet, value: 3, valueAt: at(100), heardAt: at(1) }
    expect(judge(was, said(2, true), 0).turn).toBe('raised')
    expect(judge(was, said(0, true), 0).turn).toBe('late')
  })

  it('follows the limits of its point, of which either may be missing', () => {
    const limits = { lowLimit: 4, highLimit: null }
    expect([3.9, 4, 900].map((value) => isBeyond(value, limits))).toEqual([true, false, false])
    expect(isBeyond(5, { lowLimit: null, highLimit: null })).toBe(false)
  })
})

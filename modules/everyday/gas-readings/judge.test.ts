import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, estimate, judge, type KnownMeter } from './judge.ts'

const meter = (known: Partial<KnownMeter> = {}): KnownMeter => ({
  digits: 4,
  last: 1842,
  lastSeen: null,
  band: { low: 18, high: 34, mean: 25 },
  isLivedIn: true,
  ...known,
})

describe('a gas reading', () => {
  it('is the difference to the last one, and of three times the usual it is asked about', () => {
    expect(judge(meter(), { value: 1868 })).toEqual({
      usage: 26,
      finding: 'normal',
      isAbnormal: false,
      times: 0,
    })
    expect(judge(meter(), { value: 1940 })).toEqual({
      usage: 98,
      finding: 'many',
      isAbnormal: true,
      times: 4,
    })
    const little = meter({ band: { low: 0, high: 2, mean: 1 } })
    expect(judge(little, { value: 1846 }).isAbnormal).toBe(false)
  })

  it('goes on behind 9999, which a wrong digit does not', () => {
    expect(judge(meter({ last: 9987 }), { value: 13 })).toMatchObject({
      usage: 26,
      finding: 'rollover',
      isAbnormal: false,
    })
    expect(judge(meter({ last: 2210 }), { value: 2204 })).toMatchObject({
      usage: -6,
      finding: 'less',
      isAbnormal: true,
    })
    expect(judge(meter({ last: 9987 }), { value: 9978 })).toMatchObject({ finding: 'less' })
    expect(judge(meter({ last: 9987 }), { value: 900 })).toMatchObject({ finding: 'less' })
  })

  it('of a meter that was changed is what both of them counted', () => {
    const change = { oldFinal: 1850, newStart: 3 }
    expect(judge(meter(), { value: 20, change })).toMatchObject({
      usage: 25,
      finding: 'changed',
      isAbnormal: false,
    })
    expect(judge(meter(), { value: 20, change: { oldFinal: 1800, newStart: 3 } })).toMatchObject({
      finding: 'less',
    })
  })

  it('is believed beside an estimate that was too high, or that went round the end of the digits', () => {
    const high = meter({ last: 1200, lastSeen: 1140 })
    const change = { oldFinal: 1180, newStart: 0 }
    expect(judge(high, { value: 20, change })).toMatchObject({
      finding: 'changed',
      usage: 0,
      isAbnormal: false,
    })
    expect(judge(high, { value: 20, change: { ...change, oldFinal: 1139 } })).toMatchObject({
      finding: 'less',
    })
    const round = meter({ last: 15, lastSeen: 9985 })
    expect(judge(round, { value: 9 })).toMatchObject({ usage: -6, finding: 'corrected', isAbnormal: false })
    expect(judge(round, { value: 9995 })).toMatchObject({ usage: -20, finding: 'corrected' })
    expect(judge(round, { value: 40 })).toMatchObject({ usage: 25, finding: 'normal' })
    expect(judge(round, { value: 9980 })).toMatchObject({ isAbnormal: true })
  })

  it('gives back what an estimate had too much, and is asked about when nothing was used where people live', () => {
    expect(judge(meter({ last: 1842, lastSeen: 1810 }), { value: 1830 })).toMatchObject({
      usage: -12,
      finding: 'corrected',
      isAbnormal: false,
    })
    expect(judge(meter(), { value: 1842 })).toMatchObject({ finding: 'zero', isAbnormal: true })
    expect(judge(meter({ isLivedIn: false }), { value: 1842 })).toMatchObject({
      finding: 'zero',
      isAbnormal: false,
    })
    expect(judge(meter({ last: null }), { value: 77 })).toMatchObject({ usage: null, finding: 'first' })
  })

  it('estimates by the mean of what was measured, round the end of the digits too, and never without it', () => {
    expect(bandOf([26, 18, 34])).toEqual({ low: 18, high: 34, mean: 26 })
    expect(estimate(meter({ last: 9990 }))).toEqual({ value: 15, usage: 25 })
    expect(estimate(meter({ band: null }))).toBeNull()
    expect(bandOf([12])).toBeNull()
  })

  it('that is believed at once never counts backwards, and never says more than the digits can count', () => {
    const shown = fc.integer({ min: 0, max: 9999 })
    fc.assert(
      fc.property(shown, shown, fc.integer({ min: 1, max: 60 }), (last, value, mean) => {
        const { usage, isAbnormal } = judge(meter({ last, band: { low: mean, high: mean, mean } }), { value })
        if (isAbnormal) return
        expect(usage).toBeGreaterThanOrEqual(0)
        expect(usage).toBeLessThanOrEqual(Math.max(3 * mean, mean + 5))
      }),
    )
  })
})

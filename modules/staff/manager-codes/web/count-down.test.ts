import { describe, expect, it } from 'vitest'
import { asClock } from './count-down.ts'

describe('the countdown of a manager code', () => {
  it('is shown as mm:ss (R199)', () => {
    expect([300, 299, 61, 60, 9, 0].map(asClock)).toEqual([
      '05:00',
      '04:59',
      '01:01',
      '01:00',
      '00:09',
      '00:00',
    ])
  })
})

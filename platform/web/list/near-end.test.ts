import { describe, expect, it } from 'vitest'
import { isNearEnd } from './near-end.ts'

const left = (pixels: number) =>
  isNearEnd({ scrollHeight: 2000, clientHeight: 800, scrollTop: 1200 - pixels })

describe('the loader at the end of a page', () => {
  it('runs within 20 px of the bottom (R372) and the extra offset of 45.5 (R373)', () => {
    expect([left(0), left(65), left(66), left(400)]).toEqual([true, true, false, false])
  })
})

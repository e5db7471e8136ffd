import { describe, expect, it } from 'vitest'
import { overdue } from './overdue.ts'

const now = new Date('2026-11-20T06:00:00Z').getTime()
const ago = (minutes: number) => new Date(now - minutes * 60_000)

describe('how long somebody has been here', () => {
  it('is pale yellow from 3 hours, under 6 (R172)', () => {
    expect(overdue(ago(179), now)).toBeUndefined()
    expect(overdue(ago(180), now)).toBe('lb-row-w3')
    expect(overdue(ago(359), now)).toBe('lb-row-w3')
  })

  it('is pale red from 6 hours on (R173)', () => {
    expect(overdue(ago(360), now)).toBe('lb-row-w6')
    expect(overdue(ago(6000), now)).toBe('lb-row-w6')
  })
})

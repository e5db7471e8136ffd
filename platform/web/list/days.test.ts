import { describe, expect, it } from 'vitest'
import { dayOf } from '#platform/contract/taipei.ts'
import { instantsOf, namedSpans } from './days.ts'

describe('days of a filter', () => {
  it('are those of Taipei, whatever the clock of the machine', () => {
    expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
    expect(dayOf(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  })

  it('a span has both its days whole; an open or broken end has no instant', () => {
    expect(instantsOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
      from: new Date('2026-11-19T16:00:00Z'),
      before: new Date('2026-11-21T16:00:00Z'),
    })
    expect(instantsOf({ from: '', to: '2026-13-45' })).toEqual({ from: undefined, before: undefined })
  })

  it('this week begins on Monday (R049)', () => {
    const week = namedSpans(new Date('2026-11-22T04:00:00Z')).find((span) => span.name === 'daysWeek')
    expect(week).toEqual({ name: 'daysWeek', from: '2026-11-16', to: '2026-11-22' })
  })
})

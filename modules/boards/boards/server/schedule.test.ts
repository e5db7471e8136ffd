import { describe, expect, it } from 'vitest'
import { boardAt, holds, isInHours, type Span } from '../schedule.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const span = (part: Partial<Span> = {}): Span => ({
  groups: [],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  fromTime: '08:00',
  untilTime: '18:00',
  firstDay: null,
  lastDay: null,
  ...part,
})

describe('which board is shown when', () => {
  it('of several entries that hold the first in the order wins; where none holds, the screen’s own board', () => {
    const entries = [
      { ...span({ weekdays: [6, 7] }), boardId: 'weekend' },
      { ...span({ groups: ['大廳'] }), boardId: 'lobby' },
      { ...span(), boardId: 'everywhere' },
    ]
    const lobby = { groupName: '大廳', boardId: 'own' }
    const lift = { groupName: '電梯', boardId: 'own' }
    expect(boardAt(lobby, entries, at('2026-11-21T12:00:00'))).toBe('weekend')
    expect(boardAt(lobby, entries, at('2026-11-20T12:00:00'))).toBe('lobby')
    expect(boardAt(lift, entries, at('2026-11-20T12:00:00'))).toBe('everywhere')
    expect(boardAt(lift, entries, at('2026-11-20T18:00:00'))).toBe('own')
  })

  it('hours that end before they begin go on past midnight, and belong to the day on which they began', () => {
    const night = span({ weekdays: [5], fromTime: '22:00', untilTime: '06:00' })
    expect(holds(night, '', at('2026-11-20T23:00:00'))).toBe(true)
    expect(holds(night, '', at('2026-11-21T05:59:00'))).toBe(true)
    expect(holds(night, '', at('2026-11-21T06:00:00'))).toBe(false)
    expect(holds(night, '', at('2026-11-20T05:00:00'))).toBe(false)
  })

  it('days limit it from the first to the last, both included; equal times are the whole day', () => {
    const day = span({ fromTime: '00:00', untilTime: '00:00', firstDay: '2026-11-22', lastDay: '2026-11-22' })
    expect(holds(day, '', at('2026-11-21T23:59:59'))).toBe(false)
    expect(holds(day, '', at('2026-11-22T00:00:00'))).toBe(true)
    expect(holds(day, '', at('2026-11-22T23:59:00'))).toBe(true)
    expect(holds(day, '', at('2026-11-23T00:00:00'))).toBe(false)
    expect(isInHours('03:00', '06:00', '06:00')).toBe(true)
  })
})

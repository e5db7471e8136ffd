import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardAt, holds, isInHours, type Span, turnOf } from '../schedule.ts'

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

describe('several boards in turn', () => {
  const turns = fc.array(fc.record({ boardId: fc.uuid(), seconds: fc.integer({ min: 5, max: 3600 }) }), {
    minLength: 2,
    maxLength: 12,
  })
  const time = fc
    .nat({ max: 2359 })
    .map((n) => `${String(Math.floor(n / 100)).padStart(2, '0')}:${String((n % 100) % 60).padStart(2, '0')}`)
  const entries = fc.array(
    fc.record({
      groups: fc.subarray(['大廳', '電梯']),
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      fromTime: time,
      untilTime: time,
      firstDay: fc.constantFrom(null, '2026-11-10'),
      lastDay: fc.constantFrom(null, '2026-12-10'),
      boardId: fc.uuid(),
      turns: fc.oneof(fc.constant<{ boardId: string; seconds: number }[]>([]), turns),
    }),
    { maxLength: 8 },
  )
  const instant = fc.date({
    min: at('2026-11-01T00:00:00'),
    max: at('2026-12-31T00:00:00'),
    noInvalidDate: true,
  })

  it('each have the screen for exactly their seconds of a round, one after the other', () => {
    fc.assert(
      fc.property(turns, fc.nat({ max: 10_000 }), (given, rounds) => {
        const round = given.reduce((sum, { seconds }) => sum + seconds, 0)
        let begins = rounds * round
        for (const turn of given) {
          const shown = (second: number) => turnOf(given, new Date(second * 1000))
          expect([shown(begins), shown(begins + turn.seconds - 1)]).toEqual([turn, turn])
          begins += turn.seconds
        }
      }),
    )
  })

  it('are one total order with everything else: the first entry that holds has the screen alone, whatever stands after it', () => {
    fc.assert(
      fc.property(
        entries,
        entries,
        fc.constantFrom('大廳', '電梯', ''),
        instant,
        (list, after, groupName, now) => {
          const device = { groupName, boardId: 'own' }
          const first = list.find((entry) => holds(entry, groupName, now))
          const shown = boardAt(device, list, now)
          if (!first) expect(shown).toBe('own')
          else
            expect(
              first.turns.length ? first.turns.map(({ boardId }) => boardId) : [first.boardId],
            ).toContain(shown)
          if (first) expect(boardAt(device, [...list, ...after], now)).toBe(shown)
          expect(boardAt(device, list, now)).toBe(shown)
        },
      ),
    )
  })
})

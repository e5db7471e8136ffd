import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds, holesOf, listFor, paceOf, turnOf } from './whose-turn.ts'

const people = ['a', 'b', 'c']
const at = (text: string) => new Date(`${text}+08:00`)

describe('who has the turn', () => {
  const weekly = { contactIds: people, turnDays: 7, handOverHour: 8, since: '2026-11-02' }
  it('changes at the hour of Taipei at which it is handed over, and comes round', () => {
    const turns = ['2026-11-02T08:00', '2026-11-09T07:59', '2026-11-09T08:00', '2026-11-23T09:00'].map(
      (text) => turnOf(weekly, at(text)),
    )
    expect(turns).toEqual([0, 0, 1, 0])
  })

  it('is counted backwards before the first day', () => {
    expect(turnOf(weekly, at('2026-11-01T12:00'))).toBe(2)
  })

  it('gives everybody as much as everybody else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 20 }), (turnDays, count) => {
        const contactIds = Array.from({ length: count }, (_, nth) => String(nth))
        const turns = new Map<number, number>()
        for (let day = 0; day < turnDays * count; day += 1) {
          const turn = turnOf(
            { ...weekly, contactIds, turnDays },
            new Date(at('2026-11-02T12:00').getTime() + day * 86_400_000),
          )
          turns.set(turn, (turns.get(turn) ?? 0) + 1)
        }
        expect([...turns.values()]).toEqual(Array(count).fill(turnDays))
      }),
    )
  })
})

describe('a list', () => {
  it('holds over midnight on the weekday on which it began', () => {
    const friday = { weekdays: [5], fromHour: 22, toHour: 7 }
    const hours = [
      '2026-11-27T21:59',
      '2026-11-27T22:00',
      '2026-11-28T06:59',
      '2026-11-28T07:00',
      '2026-11-28T22:00',
    ]
    expect(hours.map((text) => holds(friday, at(text)))).toEqual([false, true, true, false, false])
  })

  it('holds the whole day when it ends when it began', () => {
    expect(holds({ weekdays: [6], fromHour: 0, toHour: 0 }, at('2026-11-28T23:59'))).toBe(true)
  })
})

const list = (given: object) =>
  ({
    listId: '',
    name: '',
    levels: [4],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    waitSeconds: 300,
    rounds: 2,
    steps: [],
    ...given,
  }) as never

describe('a plan', () => {
  it('has no hole at an hour exactly where a list holds then', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
            fromHour: fc.integer({ min: 0, max: 23 }),
            toHour: fc.integer({ min: 0, max: 23 }),
          }),
          { maxLength: 3 },
        ),
        fc.integer({ min: 0, max: 167 }),
        (given, hours) => {
          const lists = given.map(list)
          const [weekday, hour] = [Math.floor(hours / 24), hours % 24]
          const instant = new Date(at('2026-11-08T00:30').getTime() + hours * 3_600_000)
          const isHole = holesOf(lists, 4).some(
            (hole) => hole.weekday === weekday && hole.fromHour <= hour && hour < hole.toHour,
          )
          expect(isHole).toBe(!listFor(lists, 4, instant))
        },
      ),
    )
  })

  it('calls on for a disaster, every 60 seconds at the latest, whatever its list says', () => {
    expect(paceOf({ waitSeconds: 3600, rounds: 2 }, 4)).toEqual({ waitSeconds: 60, rounds: 0 })
    expect(paceOf({ waitSeconds: 3600, rounds: 2 }, 3)).toEqual({ waitSeconds: 3600, rounds: 2 })
  })
})

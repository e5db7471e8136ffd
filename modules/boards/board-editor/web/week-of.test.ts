import { expect, it } from 'vitest'
import { sample } from '#tests/setup/sample.ts'
import { DisplayDevice } from '#modules/boards/board-devices/contract.ts'
import { Schedule } from '#modules/boards/boards/contract.ts'
import { weekOf } from './week-of.ts'

const [own, other] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'] as const
// A Saturday in Taipei.
const midnight = new Date('2026-11-28T00:00:00+08:00')
const screen = sample(DisplayDevice, { boardId: own, groupName: '大廳', onFrom: '06:00', onUntil: '23:30' })
const entry = (part: Partial<Schedule>) =>
  sample(Schedule, {
    boardId: other,
    turns: [],
    groups: [],
    weekdays: [1, 2, 3, 4, 5],
    fromTime: '08:00',
    untilTime: '18:00',
    firstDay: null,
    lastDay: null,
    isEnabled: true,
    ...part,
  })
const at = (slots: readonly string[], hour: number) => slots[hour * 2]

it('A screen is off outside its hours, shows its own board, and another one where the schedule says so; days alike stand together', () => {
  const week = weekOf(screen, [entry({})], { boardId: own, midnight })
  expect(week.map(({ weekdays }) => weekdays)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7],
  ])
  const [work, rest] = week.map(({ slots }) => [5, 6, 8, 17, 18, 23].map((hour) => at(slots, hour)))
  expect(work).toEqual(['off', 'own', 'other', 'other', 'own', 'own'])
  expect(rest).toEqual(['off', 'own', 'own', 'own', 'own', 'own'])
  expect(week[0]?.slots.at(-1)).toBe('off')
})

it('Hours in which it takes turns with others are said as such; an entry for other screens says nothing of this one', () => {
  const turns = [
    { boardId: other, seconds: 20 },
    { boardId: own, seconds: 20 },
  ]
  const week = weekOf(screen, [entry({ groups: ['電梯'] }), entry({ turns })], { boardId: own, midnight })
  expect(at(week[0]?.slots ?? [], 9)).toBe('turns')
})

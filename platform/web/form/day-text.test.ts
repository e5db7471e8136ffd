import { dayAfter } from '#platform/contract/days.ts'
import { expect, it } from 'vitest'
import { readDay, showDay } from './day-text.ts'

it('a day is read as people write it, the year first', () => {
  for (const typed of [
    '2026/11/03',
    '2026-11-3',
    '2026.11.03',
    '20261103',
    ' 2026/11/3 ',
    '２０２６／１１／０３',
  ])
    expect(readDay(typed), typed).toBe('2026-11-03')
  expect(readDay('')).toBe('')
})

it('what is no day is not taken for another one', () => {
  for (const typed of ['2026/02/30', '11/23/2026', '2026/13/01', '115/11/23', '2026/11', '明天'])
    expect(readDay(typed), typed).toBeUndefined()
})

it('a day is shown with its year first, and the next one goes over the end of a year', () => {
  expect(showDay('2026-11-23')).toBe('2026/11/23')
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
})

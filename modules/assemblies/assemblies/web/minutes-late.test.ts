import { expect, it } from 'vitest'
import { minutesLate } from './minutes-late.ts'

const row = { minutesDueOn: '2026-11-19', minutesServed: 72, minutesPostedOn: '2026-11-10', totalUnits: 80 }

it('minutes that did not reach everybody are late from the day after the fifteenth on (Art. 34)', () => {
  expect(minutesLate(row, '2026-11-19')).toBeUndefined()
  expect(minutesLate(row, '2026-11-28')).toEqual({ days: 9, count: 8 })
})

it('minutes that reached everybody are late as long as they are not posted', () => {
  const served = { ...row, minutesServed: 80 }
  expect(minutesLate(served, '2026-11-28')).toBeUndefined()
  expect(minutesLate({ ...served, minutesPostedOn: null }, '2026-11-28')).toEqual({ days: 9, count: 0 })
})

it('before a meeting is over nothing is late', () => {
  expect(minutesLate({ ...row, minutesDueOn: null }, '2026-11-28')).toBeUndefined()
})

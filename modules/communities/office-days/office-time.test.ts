import { assert as hold, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { dayOf } from '#platform/contract/taipei.ts'
import { afterOfficeHours, isWeekend, officeDaysAfter } from './office-time.ts'

const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

it('counts no hour of a weekend or a holiday towards the time in which a message is answered', () => {
  const off = (day: string) => isWeekend(day) || day === '2026-12-25'
  expect(afterOfficeHours(at('2026-12-23', '10:00'), 24, off)).toEqual(at('2026-12-24', '10:00'))
  expect(afterOfficeHours(at('2026-12-24', '10:00'), 24, off)).toEqual(at('2026-12-28', '10:00'))
  expect(afterOfficeHours(at('2026-12-26', '15:00'), 4, off)).toEqual(at('2026-12-28', '04:00'))
  expect(officeDaysAfter('2026-12-24', 1, off)).toBe('2026-12-28')
})

it('is never due on a day off, never sooner than without days off, and later the more hours there are', () => {
  hold(
    property(integer({ min: 0, max: 3_000_000 }), integer({ min: 1, max: 720 }), (minutes, hours) => {
      const from = new Date(at('2026-01-01', '00:00').getTime() + minutes * 60_000)
      const due = afterOfficeHours(from, hours, isWeekend)
      // The end of an office day is the first instant of the next one.
      expect(isWeekend(dayOf(new Date(due.getTime() - 1)))).toBe(false)
      expect(due.getTime()).toBeGreaterThanOrEqual(from.getTime() + hours * 3_600_000)
      expect(afterOfficeHours(from, hours + 1, isWeekend).getTime()).toBeGreaterThan(due.getTime())
    }),
  )
})

import { dayAfter } from '#platform/contract/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextDay } from '../cycle.ts'
import { foreseenDays } from './calendar.ts'

const first = '2026-01-01'
const day = fc.integer({ min: 0, max: 800 }).map((days) => dayAfter(first, days))
const cycle = fc.record({
  every: fc.integer({ min: 1, max: 13 }),
  unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
  dayRule: fc.constantFrom('same' as const, 'last' as const),
  months: fc.constant<number[]>([]),
})
const latest = (...days: string[]) => days.toSorted().at(-1) ?? ''

describe('what a plan foresees', () => {
  it('begins with the time that is opened when what is open is done on its day, and leaves none out or says it twice', () => {
    fc.assert(
      fc.property(cycle, day, day, day, day, (given, asked, dueDay, today, cut) => {
        const planned = nextDay(given, first, asked)
        const plan = {
          ...given,
          months: [...given.months],
          nextFrom: 'plan' as const,
          firstDay: first,
          plannedDay: planned,
          nextDay: dueDay,
        }
        const on = latest(planned, dueDay, today)
        const to = dayAfter(first, 1200)
        const all = foreseenDays(plan, { today, from: first, to })
        expect(all[0] ?? '').toBe([nextDay(given, first, on)].find((one) => one <= to) ?? '')
        // A span that is read in two parts has what it has in one.
        const parts = [
          ...foreseenDays(plan, { today, from: first, to: dayAfter(cut, -1) }),
          ...foreseenDays(plan, { today, from: cut, to }),
        ]
        if (all.length < 400) expect(parts).toEqual(all)
      }),
    )
  })
})

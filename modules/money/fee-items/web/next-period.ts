import type { Cycle } from '../settings.ts'

const dayIn = (day: string, months: number, date: number) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, date))
    .toISOString()
    .slice(0, 10)

/** The first day of the month after. */
export const nextMonth = (today: string): string => dayIn(today, 1, 1)

const lengths: Readonly<Record<Cycle, number>> = { month: 1, twoMonths: 2, quarter: 3, halfYear: 6, year: 12 }

/** The period that begins with the next month. */
export const nextPeriod = (cycle: Cycle, today: string) => ({
  startsOn: nextMonth(today),
  endsOn: dayIn(today, 1 + lengths[cycle], 0),
})

import { type Cycle, cycleMonths } from '../settings.ts'

const dayIn = (day: string, months: number, date: number) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, date))
    .toISOString()
    .slice(0, 10)

/** The first day of the month after. */
export const nextMonth = (today: string): string => dayIn(today, 1, 1)

/** The period that begins with the next month. */
export const nextPeriod = (cycle: Cycle, today: string) => ({
  startsOn: nextMonth(today),
  endsOn: dayIn(today, 1 + cycleMonths[cycle], 0),
})

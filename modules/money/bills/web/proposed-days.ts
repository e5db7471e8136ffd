import { type Cycle, cycleMonths } from '../states.ts'

const dayAfter = (day: string, months: number, days: number): string => {
  const [year = 0, month = 0, nth = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, nth + days)).toISOString().slice(0, 10)
}

/** The day on which the next run begins: behind the last day of those that there are, unless that is long ago. */
export const nextStart = (runs: readonly { endsOn: string }[], today: string): string => {
  const last =
    runs
      .map(({ endsOn }) => endsOn)
      .toSorted()
      .at(-1) ?? ''
  const next = last && dayAfter(last, 0, 1)
  return next > today.slice(0, 8) ? next : ''
}

/** The days of a run that begins on a day, or with the next month: its end by the cycle, its payment by the settings. */
export function proposed(
  cycle: Cycle,
  from: string,
  today: string,
  { dueDay, barcodeDays }: { dueDay: number; barcodeDays: number },
) {
  const startsOn = from || dayAfter(`${today.slice(0, 8)}01`, 1, 0)
  const endsOn = dayAfter(startsOn, cycleMonths[cycle], -1)
  const dueOn = dayAfter(`${startsOn.slice(0, 8)}01`, Number(startsOn.slice(8)) > dueDay ? 1 : 0, dueDay - 1)
  const [wished, last] = [dayAfter(dueOn, 0, barcodeDays), dayAfter(startsOn, 12, -1)]
  const until = wished < endsOn ? endsOn : wished
  return { startsOn, endsOn, dueOn, barcodeUntil: until > last ? last : until }
}

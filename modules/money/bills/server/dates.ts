import { modeMismatch, wrongDates } from '../problems.ts'
import { type Cycle, cycleMonths } from '../states.ts'

/** The days of a run. */
export interface RunDates {
  startsOn: string
  endsOn: string
  dueOn: string
  barcodeUntil: string
}

/** A day so many months and days later: 2026-11-01 and 1 month less 1 day are 2026-11-30. */
export function dayAfter(day: string, months: number, days: number): string {
  const [year = 0, month = 0, nth = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, nth + days)).toISOString().slice(0, 10)
}

/** Throws wrongDates for days in the wrong order or over a year apart (R310 to R312), modeMismatch (R285) for a period that is not the cycle's. */
export function requireDates(cycle: Cycle, { startsOn, endsOn, dueOn, barcodeUntil }: RunDates): void {
  if (startsOn < '1912-01-01' || barcodeUntil > '2910-12-31')
    throw wrongDates('年份要在民國 1 年到 999 年之間')
  if (startsOn >= endsOn) throw wrongDates('結束日要晚於起始日')
  if (barcodeUntil < endsOn) throw wrongDates('條碼期限不能早於結束日')
  if (barcodeUntil >= dayAfter(startsOn, 12, 0)) throw wrongDates('起始日、結束日與條碼期限要在一年之內')
  if (dueOn < startsOn || dueOn > barcodeUntil) throw wrongDates('繳費期限要在起始日與條碼期限之間')
  if (cycle !== 'once' && endsOn !== dayAfter(startsOn, cycleMonths[cycle], -1)) throw modeMismatch()
}

/** ROC year and month, before the numbers of bills: 11511. */
export const numberPrefix = (startsOn: string): string =>
  `${String(Number(startsOn.slice(0, 4)) - 1911).padStart(3, '0')}${startsOn.slice(5, 7)}`

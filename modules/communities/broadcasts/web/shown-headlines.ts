import { taipei } from '#platform/contract/taipei.ts'
import { boxType, type Headline } from '../contract.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A day as a number, from `2026/11/22` or `2026-11-22`. */
const numberOf = (day: string): number => Number(day.replace(/\D/g, '').slice(0, 8))

/** The headlines that the box shows: of type 2, checked, with today between their days (R107). */
export function shownHeadlines(headlines: readonly Headline[], now: Date): Headline[] {
  const { year, month, day } = taipei(now)
  const today = Number(`${year}${two(month)}${two(day)}`)
  return headlines.filter(
    ({ type, isChecked, start, due }) =>
      type === boxType &&
      isChecked === 1 &&
      (start === '' || numberOf(start) <= today) &&
      (due === '' || numberOf(due) >= today),
  )
}

import { dayAfter } from '#platform/contract/days.ts'

/** So many bank days after a day: Monday to Friday; a holiday makes it later. */
export function bankDaysAfter(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0; ) {
    at = dayAfter(at, 1)
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return at
}

/** After how many bank days what was paid is in a file; what is not known is not said. */
export const bankDays: Readonly<Record<string, number>> = { atm: 1, web: 1, remittance: 1, store: 3 }

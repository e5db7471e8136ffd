import type { CycleName as Cycle } from '#modules/money/bills/contract.ts'

const lengths = [
  [1, 'month'],
  [2, 'twoMonths'],
  [3, 'quarter'],
  [6, 'halfYear'],
  [12, 'year'],
] as const

/** The cycle that has just these days; once, when none has (R285). */
export function cycleOf(startsOn: string, endsOn: string): Cycle {
  const [year = 0, month = 0, day = 0] = startsOn.split('-').map(Number)
  const fits = ([months]: (typeof lengths)[number]) =>
    new Date(Date.UTC(year, month - 1 + months, day - 1)).toISOString().slice(0, 10) === endsOn
  return (startsOn && lengths.find(fits)?.[1]) || 'once'
}

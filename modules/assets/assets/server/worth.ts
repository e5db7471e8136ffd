/** What the straight line needs; amounts are whole NT$. */
export interface Bought {
  boughtOn: string | null
  purchaseCost: number | null
  usefulYears: number | null
  residualValue: number
}

/** Whole months from one day to another; a month that began counts when its day of the month is reached. Never below 0. */
export function monthsBetween(from: string, to: string): number {
  const [y = 0, m = 0, d = 0] = from.split('-').map(Number)
  const [ty = 0, tm = 0, td = 0] = to.split('-').map(Number)
  return Math.max(0, (ty - y) * 12 + (tm - m) - (td < d ? 1 : 0))
}

/**
 * What something is worth on a day by the straight line (所得稅法 Art. 51 平均法): the same part of cost less residual value is
 * taken off every month of its useful years, and the residual value stays. Null where purchase or years are not known.
 */
export function bookValue(
  { boughtOn, purchaseCost, usefulYears, residualValue }: Bought,
  on: string,
): number | null {
  if (!boughtOn || purchaseCost === null || !usefulYears) return null
  const residual = Math.min(residualValue, purchaseCost)
  const months = Math.min(monthsBetween(boughtOn, on), usefulYears * 12)
  return purchaseCost - Math.round(((purchaseCost - residual) * months) / (usefulYears * 12))
}

/** What a year takes off something by the straight line: of what was bought in it, from what was paid. */
export function writtenOff(bought: Bought, year: number): number {
  const { boughtOn, purchaseCost } = bought
  const end = bookValue(bought, `${year}-12-31`)
  if (end === null || !boughtOn || boughtOn > `${year}-12-31`) return 0
  const begin = boughtOn < `${year}-01-01` ? bookValue(bought, `${year - 1}-12-31`) : purchaseCost
  return (begin ?? 0) - end
}

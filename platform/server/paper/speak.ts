/** Amounts and days as papers say them: 6,076; 115年11月15日. */
export const spoken = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en')}`

const parts = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year: year - 1911, month, date }
}

/** 115年11月15日 */
export function rocDay(day: string): string {
  const { year, month, date } = parts(day)
  return `${year}年${month}月${date}日`
}

/** 115年11月1日至 11月30日; the year is said again where it changes. */
export function rocSpan(from: string, to: string): string {
  const [first, last] = [parts(from), parts(to)]
  return `${rocDay(from)}至 ${first.year === last.year ? `${last.month}月${last.date}日` : rocDay(to)}`
}

/** The months that a period covers: 115年11月, 115年11月至12月. */
export function rocPeriod(from: string, to: string): string {
  const [first, last] = [parts(from), parts(to)]
  const begin = `${first.year}年${first.month}月`
  if (first.year === last.year && first.month === last.month) return begin
  return `${begin}至${first.year === last.year ? '' : `${last.year}年`}${last.month}月`
}

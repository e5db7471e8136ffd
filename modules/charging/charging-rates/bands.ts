import { taipei } from '#platform/contract/taipei.ts'
import type { DayClass, Season, SeasonName, Tariff } from './tariff.ts'

export type Band = 'peak' | 'offPeak' | 'fixed'

/** What holds in an hour. */
export interface Held {
  tariff: Tariff
  season: SeasonName
  dayClass: DayClass
  band: Band
  /** 1/100 NT$ a kWh. */
  price: number
}

const two = (n: number) => String(n).padStart(2, '0')

/** Whether a day of the year (06-01) is in summer, both ends included; summer may go over new year. */
export const isSummer = (
  yearDay: string,
  { summerFrom, summerUntil }: Pick<Tariff, 'summerFrom' | 'summerUntil'>,
) =>
  summerFrom <= summerUntil
    ? summerFrom <= yearDay && yearDay <= summerUntil
    : yearDay >= summerFrom || yearDay <= summerUntil

/** The version that holds on a day: the last one that began. `tariffs` are those in force, the oldest first. */
export const tariffOn = (tariffs: readonly Tariff[], day: string): Tariff | undefined =>
  tariffs.findLast(({ startsOn }) => startsOn <= day)

/** The band of an hour (0 to 23) of a day of a class. */
export const bandOf = (season: Season, dayClass: DayClass, hour: number): Band =>
  season.mode === 'fixed' ? 'fixed' : season[dayClass][hour] === '1' ? 'peak' : 'offPeak'

/** What a kWh costs at an instant by Taipei's clock; undefined before the first version. */
export function heldAt(
  at: Date,
  { tariffs, offPeakDays }: { tariffs: readonly Tariff[]; offPeakDays: ReadonlySet<string> },
): (Held & { day: string }) | undefined {
  const { year, month, day: date, weekday, hour } = taipei(at)
  const yearDay = `${two(month)}-${two(date)}`
  const day = `${year}-${yearDay}`
  const tariff = tariffOn(tariffs, day)
  if (!tariff) return undefined
  const season: SeasonName = isSummer(yearDay, tariff) ? 'summer' : 'other'
  const dayClass: DayClass = offPeakDays.has(day) ? 'offPeakDay' : weekday % 6 === 0 ? 'holiday' : 'workday'
  const band = bandOf(tariff[season], dayClass, hour)
  const price = band === 'peak' ? tariff[season].peakPrice : tariff[season].offPeakPrice
  return { tariff, season, dayClass, band, price, day }
}

import type { Problem } from '#platform/contract/problem.ts'
import {
  allPeak,
  offPeakHigher,
  parkingMinutesZero,
  parkingPriceZero,
  pauseHalf,
  priceZero,
} from './problems.ts'
import { dayClasses, noPeak, type Parking, type Season, type TariffContent } from './tariff.ts'

const allDay = '1'.repeat(24)

/** What is wrong with the prices of a season: R408, R409, R410. */
export function wrongSeason(season: Season): Problem | undefined {
  const isFixed = season.mode === 'fixed'
  if (season.offPeakPrice === 0 || (!isFixed && season.peakPrice === 0)) return priceZero()
  if (isFixed) return undefined
  if (season.offPeakPrice > season.peakPrice) return offPeakHigher()
  return dayClasses.some((name) => season[name] === allDay) ? allPeak() : undefined
}

/** What is wrong with the rule for cars that stay: R411, R412. One that is off may say nothing. */
export function wrongParking({
  isOn,
  unitMinutes,
  unitPrice,
  pauseFrom,
  pauseUntil,
}: Parking): Problem | undefined {
  if ((pauseFrom === null) !== (pauseUntil === null) || (pauseFrom !== null && pauseFrom === pauseUntil))
    return pauseHalf()
  if (!isOn) return undefined
  return unitPrice === 0 ? parkingPriceZero() : unitMinutes === 0 ? parkingMinutesZero() : undefined
}

/** What is wrong with a version, the first of it. */
export const wrongTariff = ({ summer, other, parking }: TariffContent): Problem | undefined =>
  wrongSeason(other) ?? wrongSeason(summer) ?? wrongParking(parking)

/** A fixed season has one price and no peak, whatever was left of another mode. */
const plain = (season: Season): Season =>
  season.mode === 'fixed'
    ? { ...season, peakPrice: season.offPeakPrice, workday: noPeak, holiday: noPeak, offPeakDay: noPeak }
    : season

/** A version as it is kept. */
export const plainTariff = <Content extends TariffContent>(content: Content): Content => ({
  ...content,
  summer: plain(content.summer),
  other: plain(content.other),
})

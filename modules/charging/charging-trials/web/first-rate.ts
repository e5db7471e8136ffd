import { noPeak, type Season, type TariffContent } from '#modules/charging/charging-rates/contract.ts'

const season = (from: number, peakPrice: number, offPeakPrice: number): Season => ({
  mode: 'peakOffPeak',
  peakPrice,
  offPeakPrice,
  workday: '0'.repeat(from) + '1'.repeat(6) + '0'.repeat(18 - from),
  holiday: noPeak,
  offPeakDay: noPeak,
})

/** What a community begins with that has no rates: Taipower's prices and hours, to be changed before they are submitted. */
export const firstRate: Omit<TariffContent, 'startsOn'> = {
  voltage: 'low',
  summerFrom: '06-01',
  summerUntil: '09-30',
  summer: season(16, 1247, 305),
  other: season(15, 1214, 290),
  baseFee: 0,
  platformFee: 0,
  parking: {
    isOn: false,
    bufferMinutes: 30,
    unitMinutes: 1,
    unitPrice: 50,
    mostAmount: null,
    pauseFrom: null,
    pauseUntil: null,
  },
}

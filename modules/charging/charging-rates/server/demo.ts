import { dayAfter } from '#platform/contract/days.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { noPeak, type Season } from '../tariff.ts'

const peakFrom = (hour: number) =>
  Array.from({ length: 24 }, (_, at) => (at >= hour && at < hour + 6 ? '1' : '0')).join('')
const season = (hour: number, peakPrice: number, offPeakPrice: number): Season => ({
  mode: 'peakOffPeak',
  peakPrice,
  offPeakPrice,
  workday: peakFrom(hour),
  holiday: noPeak,
  offPeakDay: noPeak,
})
const fixed = (price: number): Season => ({
  mode: 'fixed',
  peakPrice: price,
  offPeakPrice: price,
  workday: noPeak,
  holiday: noPeak,
  offPeakDay: noPeak,
})
const parking = {
  isOn: true,
  bufferMinutes: 30,
  unitMinutes: 1,
  unitPrice: 50,
  mostAmount: 300,
  pauseFrom: '22:00',
  pauseUntil: '08:00',
}

const two = (n: number) => String(n).padStart(2, '0')
/** The first day of the month so many months from an instant's. */
function monthStart(now: Date, months: number): string {
  const { year, month } = taipei(now)
  const nth = year * 12 + month - 1 + months
  return `${Math.floor(nth / 12)}-${two((nth % 12) + 1)}-01`
}

/** The versions of the demo community: the fourth holds, the fifth is a draft from the next month on. */
export const demo: Demo = ({ now, communityId, idOf, clerk }) => {
  const versions = [
    { starts: -30, summer: fixed(600), other: fixed(600), baseFee: 0, platformFee: 0 },
    {
      starts: -22,
      summer: season(16, 1050, 260),
      other: season(15, 1020, 250),
      baseFee: 0,
      platformFee: 300,
    },
    {
      starts: -14,
      summer: season(16, 1150, 280),
      other: season(15, 1120, 270),
      baseFee: 0,
      platformFee: 500,
    },
    {
      starts: -8,
      summer: season(16, 1205, 305),
      other: season(15, 1175, 290),
      baseFee: 10_000,
      platformFee: 500,
    },
    {
      starts: 1,
      summer: season(16, 1320, 320),
      other: season(15, 1290, 310),
      baseFee: 26_250,
      platformFee: 500,
    },
  ]
  return [
    [
      'charging_rate',
      versions.map(({ starts, ...content }, nth) => {
        const startsOn = monthStart(now, starts)
        const isDraft = starts > 0
        const saved = isDraft
          ? new Date(now.getTime() - 7_200_000)
          : new Date(`${dayAfter(startsOn, -12)}T10:00:00+08:00`)
        return {
          communityId,
          id: idOf(`charging rate ${nth + 1}`),
          number: nth + 1,
          startsOn,
          voltage: 'low',
          summerFrom: '06-01',
          summerUntil: '09-30',
          ...content,
          parking,
          savedAt: saved,
          savedByName: '陳怡君',
          submittedAt: isDraft ? null : saved,
          submittedBy: isDraft ? null : idOf('charging rates submitted by'),
          submittedByName: isDraft ? '' : '陳怡君',
          enactedAt: isDraft ? null : new Date(`${dayAfter(startsOn, -5)}T20:00:00+08:00`),
          enactedBy: isDraft ? null : clerk.accountId,
          enactedByName: isDraft ? '' : '黃志明',
        }
      }),
    ],
  ]
}

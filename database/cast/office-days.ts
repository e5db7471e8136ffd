import { dayAfter } from '#platform/contract/days.ts'
import { isWeekend } from '#modules/communities/office-days/office-time.ts'

/** Days off from Monday to Friday in the official tables of 民國 115 and 116, which have no Saturday that is worked. */
const weekdaysOff: Readonly<Record<number, string>> = {
  2026: `01-01 開國紀念日,02-16 農曆除夕,02-17 春節,02-18 春節,02-19 春節,02-20 補假,02-27 補假,04-03 補假,04-06 補假,
    05-01 勞動節,06-19 端午節,09-25 中秋節,09-28 孔子誕辰紀念日/教師節,10-09 補假,10-26 補假,12-25 行憲紀念日`,
  2027: `01-01 開國紀念日,02-04 小年夜,02-05 農曆除夕,02-08 春節,02-09 補假,02-10 補假,03-01 補假,04-05 清明節,04-06 補假,
    04-30 補假,06-09 端午節,09-15 中秋節,09-28 孔子誕辰紀念日/教師節,10-11 補假,10-25 臺灣光復暨金門古寧頭大捷紀念日,
    12-24 補假,12-31 補假`,
}

function daysOf(year: number) {
  const named = new Map<string, string>(
    (weekdaysOff[year] ?? '').split(',').map((one) => {
      const [day = '', note = ''] = one.trim().split(' ')
      return [`${year}-${day}`, note] as [string, string]
    }),
  )
  const days: { day: string; year: number; isOff: boolean; note: string }[] = []
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = dayAfter(day, 1))
    days.push({ day, year, isOff: isWeekend(day) || named.has(day), note: named.get(day) ?? '' })
  return days
}

/** The official tables of office days that the operator of the demo loaded. */
export function officeDayRows(now: Date): [table: string, rows: readonly object[]][] {
  const years = Object.keys(weekdaysOff).map(Number)
  return [
    [
      'office_year',
      years.map((year) => ({
        year,
        fileName: `${year - 1911}年中華民國政府行政機關辦公日曆表.csv`,
        loadedAt: new Date(now.getTime() - 90 * 86_400_000),
        loadedByName: '智慧社區服務部',
      })),
    ],
    ['office_day', years.flatMap(daysOf)],
  ]
}

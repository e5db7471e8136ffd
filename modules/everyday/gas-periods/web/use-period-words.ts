import './page-texts.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { GasPeriod } from '../contract.ts'

type Days = Pick<GasPeriod, 'startsOn' | 'endsOn' | 'status'>

const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
const short = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`

/** Periods as people say them. */
export function usePeriodWords() {
  const t = useTexts('gasPeriodsPage')
  return {
    /** 115年 11–12月 */
    months(ym: string): string {
      const [year, month] = [Number(ym.slice(0, 4)), Number(ym.slice(4))]
      return t('months', { year: year - 1911, from: month, to: (month % 12) + 1 })
    },
    /** 11/17–11/25，還有 5 天 */
    days({ startsOn, endsOn, status }: Days): string {
      const days = t('days', { from: short(startsOn), to: short(endsOn) })
      if (status === 'closed') return days
      const today = dayOf(new Date())
      if (status === 'planned') return t('begins', { days, count: between(today, startsOn) })
      const left = between(today, endsOn)
      if (left === 0) return t('lastDay', { days })
      return left > 0 ? t('left', { days, count: left }) : t('past', { days, count: -left })
    },
    isOver: ({ endsOn, status }: Days): boolean => status === 'open' && endsOn < dayOf(new Date()),
  }
}

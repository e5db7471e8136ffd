import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Months and days as the pages of bills say them. */
export function useMonthWords() {
  const t = useTexts('chargingBillsPage')
  return {
    /** 115 年 10 月 */
    month: (month: string) =>
      t('month', { year: Number(month.slice(0, 4)) - 1911, month: Number(month.slice(5)) }),
    /** 11/5 */
    day: (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`,
  }
}

/** Wh as people read them: 26.310. */
export const kwh = (wh: number): string =>
  (wh / 1000).toLocaleString('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** 12月9日 of 2026-12-09. */
export function useDayWords(): (day: string) => string {
  const t = useTexts('dutyRostersPage')
  return (day) => t('dayOfMonth', { month: Number(day.slice(5, 7)), day: Number(day.slice(8)) })
}

/** The day of the month, 9 of 2026-12-09. */
export const dayNumber = (day: string): number => Number(day.slice(8))

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

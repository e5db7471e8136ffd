import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The systems of a building by their numbers, in words. */
export function useCategories(): { value: number; label: string }[] {
  const t = useTexts('alarmPointsPage')
  return numbers.map((value) => ({ value, label: t(`category${value}`) }))
}

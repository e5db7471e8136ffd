import type { FormField } from '#platform/web/form/fields.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Entry } from '../contract.ts'

/** An entry as it is written. */
export type Content = Omit<Entry, 'entryId' | 'rowVersion' | 'changedBy' | 'exceptions'>

/** What an entry says, field by field, for what a colleague changed meanwhile. */
export function useEntryFields(): FormField<Content, Entry | undefined>[] {
  const t = useTexts('calendarPage')
  const field = (label: string, read: (form: Content) => string) => ({ label, read })
  return [
    field(t('title'), ({ title }) => title),
    field(t('category'), ({ category }) => t(`category_${category}`)),
    field(t('place'), ({ place }) => place),
    field(t('date'), ({ day }) => showDay(day)),
    field(t('moreDays'), ({ moreDays }) => String(moreDays + 1)),
    field(t('fromTime'), ({ fromTime }) => fromTime),
    field(t('untilTime'), ({ untilTime }) => untilTime),
    field(t('note'), ({ note }) => note),
    field(t('isFixed'), ({ isFixed }) => (isFixed ? '✓' : '')),
    field(t('repeat'), ({ series }) => {
      if (!series) return t('repeat_none')
      const { every, step, by, weekdays } = series
      const days = weekdays.map((day) => t(`weekday${day as 1}`)).join('、')
      return [t(`repeat_${every}`), step > 1 ? `${step}` : '', every === 'month' ? t(`by_${by}`) : '', days]
        .filter(Boolean)
        .join('　')
    }),
    field(t('lastDay'), ({ lastDay }) => (lastDay ? showDay(lastDay) : '')),
  ]
}

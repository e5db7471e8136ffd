import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import type { Item } from '../contract.ts'
import { clockOf, daysFrom, isLong, linesOn, spanOf, weekdayOf } from './span.ts'

interface ItemListProps {
  items: readonly Item[]
  day: string
  onDay: (day: string) => void
}

/** What happens in a month, day by day; days without anything are left out. */
export function ItemList({ items, day, onDay }: ItemListProps) {
  const t = useTexts('calendarPage')
  const days = daysFrom(spanOf('list', day)).flatMap((one) => {
    const found = linesOn(one, items)
    return found.length ? [{ one, found }] : []
  })
  return (
    <section className="lb-panel ca-months">
      {days.length === 0 && (
        <EmptyState icon="calendar" title={t('nothingAtAll')} text={t('nothingAtAllText')} />
      )}
      {days.map(({ one, found }) => {
        const weekday = (weekdayOf(one) || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7
        return (
          <button
            key={one}
            type="button"
            className="ca-line"
            aria-current={one === day ? 'date' : undefined}
            onClick={() => onDay(one)}
          >
            <b>
              {t('day', {
                month: Number(one.slice(5, 7)),
                day: Number(one.slice(8)),
                weekday: t(`weekday${weekday}`),
              })}
            </b>
            <span className="lb-stack lb-gap-4">
              {found.map(({ item, all }) => (
                <span
                  key={`${item.kind} ${item.id} ${item.seriesDay}`}
                  className={item.isFixed ? 'lb-strong' : undefined}
                >
                  <span className="lb-quiet">
                    {all.length > 1 ? '' : item.isAllDay || isLong(item) ? t('allDay') : clockOf(item.at)}
                  </span>{' '}
                  {all.length > 1 ? t('times', { title: item.title, count: all.length }) : item.title}{' '}
                  <span className="lb-14 lb-quiet">
                    {[item.place, all.length === 1 && item.note].filter(Boolean).join('　')}
                  </span>
                </span>
              ))}
            </span>
          </button>
        )
      })}
    </section>
  )
}

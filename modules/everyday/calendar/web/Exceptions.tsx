import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { Entry } from '../contract.ts'
import { calendarApi } from './use-calendar.ts'

/** The days on which a series is otherwise, each with the way back. */
export function Exceptions({ of: { entryId, exceptions }, again }: { of: Entry; again: () => void }) {
  const t = useTexts('calendarPage')
  const act = useAsked(again)
  if (!exceptions.length) return null
  return (
    <section aria-label={t('exceptions')}>
      <h3>{t('exceptions')}</h3>
      <ul className="lb-divided">
        {exceptions.map(({ day, toDay, fromTime }) => (
          <li key={day} className="lb-line lb-between lb-inner-10">
            <span>
              {showDay(day)}
              {'　'}
              {toDay ? t('movedTo', { day: showDay(toDay), time: fromTime || t('allDay') }) : t('leftOut')}
            </span>
            <Button
              size="small"
              disabled={act.busy}
              aria-label={`${t('restore')} ${showDay(day)}`}
              onClick={() =>
                void act.submit({
                  work: (retry) => calendarApi.restoreDay({ entryId, day }, retry),
                  done: t('restored'),
                })
              }
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

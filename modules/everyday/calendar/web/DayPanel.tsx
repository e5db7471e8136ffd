import { Link } from '@tanstack/react-router'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Item } from '../contract.ts'
import { clockOf, isLong, linesOn, weekdayOf } from './span.ts'
import { calendarApi, isOffOn, type OfficeTable } from './use-calendar.ts'

interface DayPanelProps {
  day: string
  items: readonly Item[]
  office: OfficeTable
  mayEdit: boolean
  onEdit: (entryId: string) => void
  onMove: (item: Item) => void
}

/** What happens on the chosen day, and what can be done with it. */
export function DayPanel({ day, items, office, mayEdit, onEdit, onMove }: DayPanelProps) {
  const t = useTexts('calendarPage')
  const act = useAsked()
  const found = linesOn(day, items)
  const named = office.days.get(day)?.note
  const year = Number(day.slice(0, 4))
  const weekday = (weekdayOf(day) || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7
  const title = t('day', {
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8)),
    weekday: t(`weekday${weekday}`),
  })
  const skip = ({ id: entryId, seriesDay, title: name }: Item) =>
    void act.submit({
      ask: {
        title: t('askSkip', { title: name }),
        text: t('askSkipText'),
        ok: t('skip'),
        enter: false,
      },
      work: (retry) => calendarApi.skipDay({ entryId, day: seriesDay ?? day }, retry),
      done: t('skipped'),
    })
  const remove = ({ id: entryId, title: name }: Item) =>
    void act.submit({
      ask: {
        title: t('askRemove', { title: name }),
        text: t('askRemoveText'),
        ok: t('remove'),
        enter: false,
      },
      work: (retry) => calendarApi.deleteEntry({ entryId }, retry),
      done: t('removed'),
    })
  return (
    <Panel title={title} number={found.length} className="ca-panel">
      {named && (
        <p className="lb-inner lb-quiet">
          {t(isOffOn(office, day) ? 'dayOff' : 'officeDay', { note: named })}
        </p>
      )}
      {found.length === 0 && <p className="lb-inner lb-quiet">{t('nothing')}</p>}
      <ul className="ca-list">
        {found.map(({ item, all }) => (
          <li key={`${item.kind} ${item.id} ${item.seriesDay}`}>
            <b>{all.length > 1 ? '' : item.isAllDay || isLong(item) ? t('allDay') : clockOf(item.at)}</b>
            <div className="lb-min">
              <p className={item.isFixed ? 'lb-strong' : undefined}>
                {all.length > 1 ? t('times', { title: item.title, count: all.length }) : item.title}
              </p>
              {all.length > 1 && <Several items={all} />}
              {all.length === 1 && (
                <p className="lb-14 lb-quiet">
                  {item.seriesDay && item.seriesDay !== dayOf(item.at) && (
                    <>{t('movedFrom', { day: showDay(item.seriesDay) })}　</>
                  )}
                  {[
                    item.until &&
                      !item.isAllDay &&
                      t('until', { when: isLong(item) ? speakTime(item.until) : clockOf(item.until) }),
                    item.place,
                    item.note,
                  ]
                    .filter(Boolean)
                    .join('　')}
                </p>
              )}
              <div className="lb-line lb-wrap lb-gap-8">
                {item.link && (
                  <Link to={item.link} className="lb-link">
                    {t('open')}
                  </Link>
                )}
                {mayEdit && item.kind === 'own' && (
                  <>
                    <Button size="small" onClick={() => onEdit(item.id)}>
                      {t('edit')}
                    </Button>
                    {item.seriesDay && (
                      <>
                        <Button size="small" onClick={() => onMove(item)}>
                          {t('moveOnce')}
                        </Button>
                        <Button size="small" disabled={act.busy} onClick={() => skip(item)}>
                          {t('skip')}
                        </Button>
                      </>
                    )}
                    <Button size="small" disabled={act.busy} onClick={() => remove(item)}>
                      {t('remove')}
                    </Button>
                  </>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className="lb-14 lb-quiet lb-inner">
        {t('legend')}
        <br />
        {office.years.includes(year) ? t('byTable', { roc: year - 1911 }) : t('byWeekday', { year })}
        <br />
        {t('keys')}
      </p>
    </Panel>
  )
}

/** When each of several is, and whose. */
const Several = ({ items }: { items: readonly Item[] }) => (
  <ul className="lb-14 lb-quiet">
    {items.map(({ id, at, until, isAllDay, note }) => (
      <li key={id}>
        {[!isAllDay && (until ? `${clockOf(at)}–${clockOf(until)}` : clockOf(at)), note]
          .filter(Boolean)
          .join('　')}
      </li>
    ))}
  </ul>
)

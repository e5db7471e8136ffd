import { dayAfter } from '#platform/contract/days.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { usePhone } from '#platform/web/look/use-phone.ts'
import type { Item } from '../contract.ts'
import { clockOf, daysFrom, isLong, isShift, type Line, linesOn, spanOf } from './span.ts'
import { isOffOn, type OfficeTable } from './use-calendar.ts'

interface DayGridProps {
  view: 'month' | 'week'
  day: string
  items: readonly Item[]
  office: OfficeTable
  onDay: (day: string) => void
  /** To the month or week before (-1) or after. */
  onTurn: (by: number) => void
}

const most = { month: 4, week: 60 } as const
const weekdays = [7, 1, 2, 3, 4, 5, 6] as const

/** Days as a table of weeks from Sunday on; arrow keys walk from day to day, PgUp and PgDn turn it. A phone has room for numbers alone. */
export function DayGrid({ view, day, items, office, onDay, onTurn }: DayGridProps) {
  const t = useTexts('calendarPage')
  const isPhone = usePhone()
  const place = useRef<HTMLTableElement>(null)
  const walked = useRef(false)
  const days = daysFrom(spanOf(view, day))
  const weeks = Array.from({ length: days.length / 7 }, (_, nth) => days.slice(nth * 7, nth * 7 + 7))
  const today = dayOf(new Date(useMinute()))

  useEffect(() => {
    if (walked.current) place.current?.querySelector<HTMLElement>('[aria-current="date"]')?.focus()
    walked.current = false
  })

  /** All shifts of a day in one line. */
  const isFolded = (item: Item) => view === 'month' && isShift(item)

  function titleOf({ item, all }: Line): string {
    if (isFolded(item)) return t('shifts', { count: all.length })
    return all.length > 1 ? t('times', { title: item.title, count: all.length }) : item.title
  }

  function walk(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key]
    const turn = { PageUp: -1, PageDown: 1 }[event.key]
    if (by === undefined && turn === undefined) return
    event.preventDefault()
    walked.current = true
    if (by !== undefined) onDay(dayAfter(day, by))
    else onTurn(turn ?? 0)
  }

  return (
    <div className="lb-panel ca-grid" data-view={view} role="presentation" onKeyDown={walk}>
      <table ref={place}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {t(`weekday${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => {
                const found = linesOn(one, items, view === 'month')
                const shown = isPhone ? [] : found.slice(0, most[view])
                const isOther = view === 'month' && one.slice(0, 7) !== day.slice(0, 7)
                const named = office.days.get(one)?.note
                return (
                  <td
                    key={one}
                    data-chosen={one === day ? '' : undefined}
                    data-other={isOther ? '' : undefined}
                    data-off={isOffOn(office, one) ? '' : undefined}
                  >
                    <button
                      type="button"
                      className="ca-day"
                      aria-current={one === day ? 'date' : undefined}
                      tabIndex={one === day ? 0 : -1}
                      onClick={() => onDay(one)}
                    >
                      <span className="lb-line lb-gap-4 ca-head">
                        <span className="ca-date" data-today={one === today ? '' : undefined}>
                          {Number(one.slice(8))}
                        </span>
                        {named && !isPhone && <span className="ca-item lb-quiet">{named}</span>}
                      </span>
                      {shown.map(({ item, all }) => (
                        <span
                          key={`${item.kind} ${item.id} ${item.seriesDay}`}
                          className="ca-item"
                          data-long={isLong(item) ? '' : undefined}
                          data-fixed={item.isFixed ? '' : undefined}
                          data-shifts={isFolded(item) ? '' : undefined}
                        >
                          {all.length === 1 && !isLong(item) && !item.isAllDay && !isFolded(item) && (
                            <span className="lb-quiet">{clockOf(item.at)} </span>
                          )}
                          {titleOf({ item, all })}
                        </span>
                      ))}
                      {found.length > shown.length && (
                        <span className="ca-item lb-quiet">
                          {isPhone
                            ? t('count', { count: linesOn(one, items).length })
                            : t('more', { count: found.length - shown.length })}
                        </span>
                      )}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

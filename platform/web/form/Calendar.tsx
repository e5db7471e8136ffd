import { dayAfter } from '#platform/contract/days.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Floating } from '#platform/web/look/Floating.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { calendarOf, monthAfter, showDay } from './day-text.ts'

interface CalendarProps {
  /** The `data-opens` of its button. */
  of: string
  value: string
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
  close: () => void
}

/** A month below its button: arrows go by day and week, PgUp and PgDn by month, Enter chooses. */
export function Calendar({ of, value, min = '', max = '9999-12-31', onDay, close }: CalendarProps) {
  const t = useTexts('platform')
  const [today] = useState(() => dayOf(new Date()))
  const [at, setAt] = useState(value || today)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [at])
  function press(event: KeyboardEvent) {
    const byDays = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key]
    const byMonths = { PageUp: -1, PageDown: 1 }[event.key]
    if (byDays === undefined && byMonths === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setAt(byDays === undefined ? monthAfter(at, byMonths ?? 0) : dayAfter(at, byDays))
  }
  function choose(day: string) {
    document.querySelector<HTMLElement>(`[data-opens="${of}"]`)?.focus()
    close()
    onDay(day)
  }
  const way = (by: 1 | -1) => (
    <button
      type="button"
      className="lb-icon-button"
      aria-label={t(by < 0 ? 'calendarPrevious' : 'calendarNext')}
      onClick={() => setAt(monthAfter(at, by))}
    >
      <Icon name={by < 0 ? 'left' : 'right'} size={16} />
    </button>
  )
  return (
    <Floating of={of} role="dialog" label={t('dayPick')} close={close}>
      <div className="lb-line lb-between">
        {way(-1)}
        <b>{t('calendarMonth', { year: at.slice(0, 4), month: Number(at.slice(5, 7)) })}</b>
        {way(1)}
      </div>
      <div className="lb-calendar" ref={grid} role="presentation" onKeyDown={press}>
        {[...t('calendarWeek')].map((name, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- the days of a week stay where they are
          <span key={nth} aria-hidden>
            {name}
          </span>
        ))}
        {calendarOf(at).map((day) => (
          <button
            type="button"
            key={day}
            tabIndex={day === at ? 0 : -1}
            disabled={day < min || day > max}
            aria-label={showDay(day)}
            aria-pressed={day === value}
            aria-current={day === today ? 'date' : undefined}
            data-beside={day.slice(0, 7) === at.slice(0, 7) ? undefined : true}
            onClick={() => choose(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
    </Floating>
  )
}

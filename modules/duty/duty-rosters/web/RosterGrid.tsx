import './roster-grid.css'
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayNumber, weekdayOf } from './day-words.ts'
import { GridRow } from './GridRow.tsx'
import type { Plan } from './plan-model.ts'
import { StaffingRows } from './StaffingRows.tsx'
import type { Chosen, Place } from './use-choice.ts'
import type { Drag } from './use-drag.ts'
import type { useGridKeys } from './use-grid-keys.ts'

export interface RosterGridProps {
  plan: Plan
  chosen: Chosen
  keys: ReturnType<typeof useGridKeys>
  drag: Drag | undefined
  /** Whether what is dragged fits where it is. */
  fits: boolean
  onGrab: (event: PointerEvent, place: Place) => void
  focus: RefObject<HTMLInputElement | null>
  /** What the current cell is, for screen readers. */
  label: string
}

/** Minutes of a day of ordinary hours. */
const usualDay = 480

/** The month: a line for each person, a column for each day, and how many are there below. */
export function RosterGrid({ plan, chosen, keys, drag, fits, onGrab, focus, label }: RosterGridProps) {
  const t = useTexts('dutyRostersPage')
  const { days, off, rows } = plan
  const titles = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { company } of rows)
      counts.set(company?.name ?? '', (counts.get(company?.name ?? '') ?? 0) + 1)
    return [...counts].map(([title, count]) => t('count', { title: title.slice(-2), count })).join('、')
  }, [rows, t])
  const usual = days.filter((day) => !off.has(day)).length * usualDay
  const { at } = chosen
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === focus.current)
      place.current
        ?.querySelector(`[data-cell="${at.row} ${at.column}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at.row, at.column, focus])
  const placeOf = (event: PointerEvent): Place | undefined => {
    const [row, column] =
      (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(' ').map(Number) ??
      []
    return row === undefined || column === undefined ? undefined : { row, column }
  }
  const chosenIn = (row: number) => {
    const columns = chosen.places.filter((place) => place.row === row).map(({ column }) => column)
    return columns.length && chosen.places.length > 1 ? `${columns[0]} ${columns.at(-1)}` : ''
  }
  return (
    <div
      ref={place}
      className="ro-scroll"
      onPointerDown={(event) => {
        const place = placeOf(event)
        if (!place) return
        event.preventDefault()
        focus.current?.focus({ preventScroll: true })
        chosen.go(place, event.shiftKey)
        if (!event.shiftKey) onGrab(event, place)
      }}
    >
      <table className="ro-table" aria-label={t('grid', { month: Number(plan.month.slice(5)) })}>
        <colgroup>
          <col className="ro-col-name" />
          {days.map((day) => (
            <col key={day} />
          ))}
          <col className="ro-col-hours" />
        </colgroup>
        <thead>
          <tr>
            <th>{titles}</th>
            {days.map((day, column) => (
              <th
                key={day}
                title={off.get(day) || undefined}
                className={`${off.has(day) ? 'ro-off' : ''} ${column === at.column ? 'ro-day' : ''}`}
              >
                <b>{dayNumber(day)}</b>
                {t('weekdays')[weekdayOf(day)]}
              </th>
            ))}
            <th className="ro-hours">{t('hours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            <GridRow
              key={row.person.personId}
              {...{ row, nth, days, off, usual }}
              at={at.row === nth ? at.column : undefined}
              chosen={chosenIn(nth)}
              over={drag?.over?.row === nth ? `${drag.over.column} ${fits ? 'fits' : 'wrong'}` : ''}
            />
          ))}
          <StaffingRows plan={plan} />
        </tbody>
      </table>
      <input
        ref={focus}
        className="ro-focus"
        aria-label={label}
        defaultValue=""
        autoComplete="off"
        {...keys.field}
      />
    </div>
  )
}

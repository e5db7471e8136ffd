import { type KeyboardEvent, useEffect, useRef } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSpoken } from './use-spoken.ts'
import { barsOf, hoursOf, type Week } from './week-model.ts'

export interface Place {
  facilityId: string
  day: string
}

interface WeekGridProps {
  facilities: readonly Facility[]
  days: readonly string[]
  week: Week
  now: Date
  chosen: Place
  onChoose: (place: Place) => void
  /** To the week before (-1) or after. */
  onTurn: (by: number) => void
  /** Into the slots of the day. */
  onEnter: () => void
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Facilities by days as strips of what is booked; arrows walk, PgUp and PgDn turn the week, Enter goes into the day. */
export function WeekGrid({ facilities, days, week, now, chosen, onChoose, onTurn, onEnter }: WeekGridProps) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const table = useRef<HTMLTableElement>(null)
  const walked = useRef(false)
  const hours = hoursOf(facilities)
  const today = dayOf(now)

  useEffect(() => {
    if (walked.current) table.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    walked.current = false
  })

  function walk(event: KeyboardEvent) {
    const turn = { PageUp: -1, PageDown: 1 }[event.key]
    const step = steps[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      return onEnter()
    }
    if (!step && turn === undefined) return
    event.preventDefault()
    walked.current = true
    if (turn !== undefined) return onTurn(turn)
    const row = facilities.findIndex(({ facilityId }) => facilityId === chosen.facilityId)
    const column = days.indexOf(chosen.day)
    const next = facilities[Math.min(facilities.length - 1, Math.max(0, row + (step?.[0] ?? 0)))]
    const day = days[column + (step?.[1] ?? 0)]
    if (next && day) onChoose({ facilityId: next.facilityId, day })
    else onTurn(step?.[1] ?? 0)
  }

  return (
    <div className="fb-scroll" role="presentation" onKeyDown={walk}>
      <table ref={table} className="fb-week">
        <thead>
          <tr>
            <th scope="col">{t('hours', { from: hours.from, until: hours.until })}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today ? '' : undefined}>
                {spoken.shortDay(day)} {day === today && t('today')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facilities.map((facility) => (
            <tr key={facility.facilityId}>
              <th scope="row">
                <b>{facility.name}</b>
                <br />
                {spoken.price(facility)}
              </th>
              {days.map((day) => {
                const isChosen = chosen.facilityId === facility.facilityId && chosen.day === day
                const bars = barsOf(facility, day, week, { now, hours })
                const count = week.bookings.filter(
                  (one) =>
                    one.facilityId === facility.facilityId &&
                    dayOf(one.startsAt) === day &&
                    one.state !== 'waiting',
                ).length
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className="fb-cell"
                      aria-current={isChosen ? 'date' : undefined}
                      aria-label={t('cell', { facility: facility.name, day: spoken.day(day), count })}
                      tabIndex={isChosen ? 0 : -1}
                      onClick={() => onChoose({ facilityId: facility.facilityId, day })}
                    >
                      <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden>
                        {bars.map(({ key, kind, x, width, share }) => (
                          <rect
                            key={key}
                            className={`fb-bar-${kind}`}
                            x={x}
                            width={Math.max(0.5, width - 0.4)}
                            y={16 - 16 * share}
                            height={16 * share}
                          />
                        ))}
                      </svg>
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

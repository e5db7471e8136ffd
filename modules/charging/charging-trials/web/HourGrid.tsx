import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type DayClass, dayClasses } from '#modules/charging/charging-rates/contract.ts'
import type { SeasonForm } from './rate-form.ts'

const put = (hours: string, at: number, mark: string) => hours.slice(0, at) + mark + hours.slice(at + 1)

/** The hours of the three kinds of days: arrows move, Space makes one peak or off-peak, Shift and an arrow carries that on. */
export function HourGrid({
  season,
  onChange,
  disabled,
}: {
  season: SeasonForm
  onChange: (hours: Partial<Record<DayClass, string>>) => void
  disabled: boolean
}) {
  const t = useTexts('chargingRatesPage')
  const [at, setAt] = useState<{ row: number; hour: number }>({ row: 0, hour: 15 })
  const grid = useRef<HTMLDivElement>(null)
  const toggle = (name: DayClass, hour: number) =>
    onChange({ [name]: put(season[name], hour, season[name][hour] === '1' ? '0' : '1') })

  function move(event: KeyboardEvent) {
    const steps: Record<string, readonly [number, number]> = {
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
    }
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey) return
    event.preventDefault()
    const next = { row: at.row + step[0], hour: at.hour + step[1] }
    const [from, to] = [dayClasses[at.row], dayClasses[next.row]]
    if (!from || !to || next.hour < 0 || next.hour > 23) return
    if (event.shiftKey && !disabled)
      onChange({ [to]: put(season[to], next.hour, season[from][at.hour] ?? '0') })
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.row}-${next.hour}"]`)?.focus()
  }

  return (
    <div className="cr-scroll">
      <div className="cr-hours" role="grid" aria-label={t('slots')} ref={grid} onKeyDown={move}>
        <span />
        {Array.from({ length: 24 }, (_, hour) => (
          <span key={hour} className="cr-hour" aria-hidden>
            {hour % 3 === 0 ? hour : ''}
          </span>
        ))}
        {dayClasses.map((name, row) => (
          <div key={name} role="row" className="cr-cells">
            <span role="rowheader" className="lb-14 lb-quiet">
              {t(name)}
            </span>
            {Array.from({ length: 24 }, (_, hour) => {
              const isPeak = season[name][hour] === '1'
              return (
                <button
                  key={hour}
                  type="button"
                  role="gridcell"
                  className="cr-cell"
                  data-at={`${row}-${hour}`}
                  data-peak={isPeak || undefined}
                  aria-selected={isPeak}
                  aria-label={t(isPeak ? 'cellPeak' : 'cellOffPeak', { day: t(name), hour })}
                  tabIndex={at.row === row && at.hour === hour ? 0 : -1}
                  aria-disabled={disabled || undefined}
                  onFocus={() => setAt({ row, hour })}
                  onClick={() => !disabled && toggle(name, hour)}
                >
                  {isPeak ? t('peakSign') : ''}
                </button>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

import './day-input.css'
import { useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayOf } from '#platform/web/list/days.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { dayAfter, readDay, showDay } from './day-text.ts'
import { type TypedAround, TypedInput } from './TypedInput.tsx'

export interface DayInputProps extends TypedAround {
  /** 2026-11-23; '' is none. */
  value: string
  /** The days that the calendar offers. */
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
}

/**
 * A day, the year first in every browser and language (the browser's own field follows the language: mm/dd/yyyy). It is
 * typed, moved by the arrow keys, or taken from the browser's calendar.
 */
export function DayInput({ value, min, max, onDay, ...input }: DayInputProps) {
  const t = useTexts('platform')
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <TypedInput
      {...input}
      placeholder={t('dayFormat')}
      maxLength={10}
      value={value}
      show={showDay}
      read={readDay}
      wrong={t('dayWrong')}
      step={(day, by) => (day ? dayAfter(day, by) : dayOf(new Date()))}
      onValue={onDay}
      extra={
        <span className="lb-day-calendar">
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            disabled={input.disabled}
            value={value}
            min={min}
            max={max}
            onChange={(event) => onDay(event.target.value)}
          />
          <button
            type="button"
            disabled={input.disabled}
            aria-label={t('dayPick')}
            onClick={() => calendar.current?.showPicker()}
          >
            <Icon name="calendar" size={16} />
          </button>
        </span>
      }
    />
  )
}

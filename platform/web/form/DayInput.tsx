import { dayAfter } from '#platform/contract/days.ts'
import './day-input.css'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Calendar } from './Calendar.tsx'
import { readDay, showDay } from './day-text.ts'
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
 * typed, moved by the arrow keys, or taken from a calendar.
 */
export function DayInput({ value, min, max, onDay, ...input }: DayInputProps) {
  const t = useTexts('platform')
  const id = useId()
  const [open, setOpen] = useState(false)
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
          <button
            type="button"
            data-opens={id}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={input.disabled}
            aria-label={t('dayPick')}
            onClick={() => setOpen(!open)}
          >
            <Icon name="calendar" size={16} />
          </button>
          {open && (
            <Calendar of={id} value={value} min={min} max={max} onDay={onDay} close={() => setOpen(false)} />
          )}
        </span>
      }
    />
  )
}

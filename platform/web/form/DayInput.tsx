import './day-input.css'
import { type InputHTMLAttributes, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayOf } from '#platform/web/list/days.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { dayAfter, readDay, showDay } from './day-text.ts'

export interface DayInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'size'> {
  /** 2026-11-23; '' is none. */
  value: string
  /** The days that the calendar offers. */
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
}

/** Days that a key goes on or back by. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A day, the year first in every browser and language (the browser's own field follows the language: mm/dd/yyyy). It is
 * typed, moved by the arrow keys, or taken from the browser's calendar.
 */
export function DayInput({ value, min, max, onDay, ...input }: DayInputProps) {
  const t = useTexts('platform')
  const id = useId()
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const isUnreadable = typed !== undefined && readDay(typed) === undefined
  // Another day came from outside: what was typed before it is over.
  const text = typed !== undefined && (isUnreadable || readDay(typed) === value) ? typed : showDay(value)
  const isWrong = isUnreadable && isLeft

  function type(next: string) {
    setTyped(next)
    setLeft(false)
    const day = readDay(next)
    if (day !== undefined) onDay(day)
  }
  /** What is no day counts as none, and stays to be mended. */
  function leave() {
    setLeft(true)
    if (isUnreadable) onDay('')
    else setTyped(undefined)
  }
  function choose(day: string) {
    setTyped(undefined)
    onDay(day)
  }
  function step(event: KeyboardEvent) {
    const days = steps[event.key]
    if (days === undefined || event.altKey || input.readOnly) return
    event.preventDefault()
    choose(value ? dayAfter(value, days) : dayOf(new Date()))
  }
  return (
    <>
      <TextInput
        {...input}
        placeholder={t('dayFormat')}
        inputMode="numeric"
        maxLength={10}
        value={text}
        onText={type}
        onKeyDown={step}
        onBlur={leave}
        {...(isUnreadable && { 'data-unreadable': '' })}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
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
              onChange={(event) => choose(event.target.value)}
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
      {isWrong && (
        <span id={`${id}-wrong`} className="lb-field-line lb-field-amber" role="alert">
          <Icon name="warn" size={16} />
          {t('dayWrong')}
        </span>
      )}
    </>
  )
}

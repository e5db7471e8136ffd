import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { readTime, timeAfter } from './time-text.ts'
import { type TypedAround, TypedInput } from './TypedInput.tsx'

export interface TimeInputProps extends TypedAround {
  /** 09:30; '' is none. */
  value: string
  onTime: (time: string) => void
}

const COLON = 2

/**
 * A time of 24 hours in every browser and language (the browser's own field says 09:30 PM in an English one). It is typed,
 * 0930 or 09:30; the arrow keys move its hours or its minutes, whichever the caret stands in.
 */
export function TimeInput({ value, onTime, ...input }: TimeInputProps) {
  const t = useTexts('platform')
  const field = useRef<HTMLInputElement>(null)
  /** The part that was moved, which stays chosen. */
  const moved = useRef<'hours' | 'minutes'>(undefined)
  useLayoutEffect(() => {
    if (moved.current === undefined) return
    const from = moved.current === 'hours' ? 0 : COLON + 1
    field.current?.setSelectionRange(from, from + 2)
    moved.current = undefined
  })
  function step(time: string, by: 1 | -1) {
    moved.current = (field.current?.selectionStart ?? 0) <= COLON ? 'hours' : 'minutes'
    return timeAfter(time || '00:00', moved.current === 'hours' ? by * 60 : by)
  }
  return (
    <TypedInput
      {...input}
      ref={field}
      placeholder={t('timeFormat')}
      maxLength={5}
      value={value}
      show={(time) => time}
      read={readTime}
      wrong={t('timeWrong')}
      step={step}
      onValue={onTime}
    />
  )
}

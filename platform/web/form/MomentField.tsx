import { dayOf, taipei } from '#platform/contract/taipei.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import './day-input.css'

/** A day and a time in Taipei as they are typed; both '' is none. */
export interface Moment {
  day: string
  time: string
}

export const noMoment: Moment = { day: '', time: '' }

const two = (n: number) => String(n).padStart(2, '0')

/** An instant as it is typed. */
export function momentOf(at: Date | null): Moment {
  if (!at) return noMoment
  const { hour, minute } = taipei(at)
  return { day: dayOf(at), time: `${two(hour)}:${two(minute)}` }
}

/** What was typed as an instant; null for none, undefined where only one of both is there. */
export function instantOf({ day, time }: Moment): Date | null | undefined {
  if (!day && !time) return null
  return day && time ? new Date(`${day}T${time}:00+08:00`) : undefined
}

interface MomentFieldProps {
  label: string
  hint?: string | undefined
  invalid?: string | undefined
  /** What its two fields are called: 日期, 時間; and what is said once it was tried with one of them alone. */
  words: { day: string; time: string; half?: string | undefined }
  value: Moment
  onMoment: (moment: Moment) => void
}

/** A day and a time beside each other. */
export function MomentField({ label, hint, invalid, words, value, onMoment }: MomentFieldProps) {
  const wrong = invalid ?? (instantOf(value) === undefined ? words.half : undefined)
  return (
    <fieldset className="lb-bare">
      <legend className="lb-14 lb-quiet lb-below-8">
        {label} {hint && <span className="lb-faint">{hint}</span>}
      </legend>
      <div className="lb-moment">
        <DayInput
          aria-label={`${label} ${words.day}`}
          value={value.day}
          onDay={(day) => onMoment({ day, time: day ? value.time || '09:00' : value.time })}
        />
        <TimeInput
          aria-label={`${label} ${words.time}`}
          value={value.time}
          onTime={(time) => onMoment({ ...value, time })}
        />
      </div>
      {wrong && (
        <p className="lb-amber lb-14" role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}

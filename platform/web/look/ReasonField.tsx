import type { ReactNode } from 'react'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

export interface ReasonFieldProps {
  label: string
  /** Ready ones, to tap. */
  reasons?: readonly string[]
  maxLength?: number
  value: string
  optional?: boolean
  invalid?: ReactNode
  autoFocus?: boolean
  onReason: (reason: string) => void
}

/** Why something is done, in few words, with ready reasons to tap. */
export function ReasonField({
  reasons = [],
  maxLength = 30,
  value,
  autoFocus,
  onReason,
  ...field
}: ReasonFieldProps) {
  return (
    <>
      <Field {...field}>
        <TextInput autoFocus={autoFocus} value={value} maxLength={maxLength} onText={onReason} />
      </Field>
      {reasons.length > 0 && (
        <div className="lb-chips">
          {reasons.map((ready) => (
            <button type="button" key={ready} aria-pressed={ready === value} onClick={() => onReason(ready)}>
              {ready}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

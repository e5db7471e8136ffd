import type { Ref } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { Field, type FieldProps } from '#platform/web/look/Field.tsx'

export interface MoneyFieldProps extends Omit<FieldProps, 'children'> {
  /** Its digits. */
  text: string
  /** Differences may be negative. */
  signed?: boolean
  onText: (text: string) => void
  input?: Ref<HTMLInputElement>
  /** The focus waits in it. */
  autoFocus?: boolean
  /** Enter goes on instead of sending. */
  onEnter?: () => void
}

/** An amount of whole NT$. */
export function MoneyField({ text, onText, signed, input, autoFocus, onEnter, ...field }: MoneyFieldProps) {
  return (
    <Field {...field}>
      <AmountInput
        icon="cash"
        signed={signed}
        value={text}
        onAmount={onText}
        ref={input}
        autoFocus={autoFocus}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
    </Field>
  )
}

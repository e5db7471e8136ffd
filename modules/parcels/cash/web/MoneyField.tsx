import type { Ref } from 'react'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

export interface MoneyFieldProps {
  label: string
  hint?: string
  help?: string
  warn?: string
  invalid?: string
  optional?: boolean
  text: string
  /** Differences may be negative. */
  signed?: boolean
  onText: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Whole NT$ of what is typed, full-width digits and commas included; undefined when it is no amount. */
export function readMoney(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s$]|NT/gi, '')
  return /^[-+]?\d{1,9}$/.test(plain) ? Number(plain) : undefined
}

/** An amount of whole NT$. */
export function MoneyField({ text, onText, signed, ref, ...field }: MoneyFieldProps) {
  return (
    <Field {...field}>
      <TextInput
        ref={ref}
        icon="cash"
        inputMode={signed ? 'text' : 'numeric'}
        value={text}
        maxLength={14}
        onText={onText}
      />
    </Field>
  )
}

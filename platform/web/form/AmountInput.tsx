import { useLayoutEffect, useRef } from 'react'
import { TextInput, type TextInputProps } from '#platform/web/look/TextInput.tsx'
import { caretAfter, plainAmount, showAmount } from './amount-text.ts'

export interface AmountInputProps
  extends Omit<TextInputProps, 'value' | 'onText' | 'onSettled' | 'maxLength' | 'ref'> {
  /** Digits without separators, with a minus where it may have one; '' is nothing. */
  value: string
  onAmount: (plain: string) => void
  /** Differences may be negative. */
  signed?: boolean
  /** The most digits that it takes. */
  digits?: number
}

/** An amount in whole NT$: takes digits, commas and a minus, and shows thousands (R355, R356). */
export function AmountInput({ value, onAmount, signed = false, digits = 9, ...input }: AmountInputProps) {
  const field = useRef<HTMLInputElement>(null)
  /** Digits before the caret, which stays behind them when separators come and go. */
  const before = useRef<number>(undefined)
  const shown = showAmount(value)
  useLayoutEffect(() => {
    if (before.current === undefined) return
    const caret = caretAfter(shown, before.current)
    field.current?.setSelectionRange(caret, caret)
    before.current = undefined
  })
  return (
    <TextInput
      {...input}
      ref={field}
      inputMode={signed ? 'text' : 'numeric'}
      value={shown}
      onText={(text) => {
        const caret = field.current?.selectionStart ?? text.length
        before.current = plainAmount(text.slice(0, caret), signed).length
        const plain = plainAmount(text, signed)
        if (plain.replace('-', '').length <= digits) onAmount(plain)
      }}
    />
  )
}

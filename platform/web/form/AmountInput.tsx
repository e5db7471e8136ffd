import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput, type TextInputProps } from '#platform/web/look/TextInput.tsx'
import { caretAfter, digitsIn, readTyped, showAmount } from './amount-text.ts'

export interface AmountInputProps
  extends Omit<TextInputProps, 'value' | 'onText' | 'onSettled' | 'maxLength' | 'ref'> {
  /** Digits without separators, with a minus where it may have one; '' is nothing. */
  value: string
  onAmount: (plain: string) => void
  /** Differences may be negative. */
  signed?: boolean
  /** The most digits that it takes. */
  digits?: number
  ref?: Ref<HTMLInputElement>
}

/**
 * An amount in whole NT$: takes digits, commas and a minus, and shows thousands (R355, R356). What is none stays as it was typed,
 * says why, and nothing is sent with it.
 */
export function AmountInput({
  value,
  onAmount,
  signed = false,
  digits = 9,
  ref,
  ...input
}: AmountInputProps) {
  const t = useTexts('platform')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement, [])
  /** Digits before the caret, which stays behind them when separators come and go. */
  const before = useRef<number>(undefined)
  const [unread, setUnread] = useState('')
  const read = readTyped(unread, { isSigned: signed, digits, isWhole: true })
  // Another value came from outside: what was typed before it is over.
  const fault = value === '' && 'fault' in read ? read.fault : undefined
  const shown = fault ? unread : showAmount(value)
  useLayoutEffect(() => {
    if (before.current === undefined) return
    const caret = caretAfter(shown, before.current)
    field.current?.setSelectionRange(caret, caret)
    before.current = undefined
  })
  function type(text: string) {
    const typed = readTyped(text, { isSigned: signed, digits, isWhole: value === '' })
    const isRead = 'plain' in typed
    const caret = field.current?.selectionStart ?? text.length
    before.current = isRead ? digitsIn(text.slice(0, caret).replace(/^[0０]+(?=[0-9０-９])/, '')) : undefined
    setUnread(isRead ? '' : text)
    onAmount(isRead ? typed.plain : '')
  }
  return (
    <>
      <TextInput
        {...input}
        ref={field}
        inputMode={signed ? 'text' : 'numeric'}
        value={shown}
        onText={type}
        {...(fault && { 'data-unreadable': '', 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
      />
      {fault && (
        <span id={`${id}-wrong`} className="lb-field-line lb-field-amber" role="alert">
          <Icon name="warn" size={16} />
          {t(fault, { digits })}
        </span>
      )}
    </>
  )
}

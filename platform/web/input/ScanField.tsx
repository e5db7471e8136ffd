import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { createCardInput, isTypedCard, judgePhoneBarcode } from './scan-rules.ts'
import type { Scan } from './scanner.ts'
import { strokeOf } from './stroke-of.ts'
import { useHotKey } from './use-hot-key.ts'
import { useScanner } from './use-scanner.ts'

export type ScanWay = 'scanned' | 'typed'
export interface ScanFieldProps {
  label: string
  placeholder?: string
  /** phone: exactly 16 characters (R329); card: a card reader; any: whatever comes. */
  kind?: 'any' | 'phone' | 'card'
  /** Whether typing by hand is allowed. Without it only a reader is heard (R332). */
  manual?: boolean
  /** The whole code, trimmed, never empty (R331). */
  onScan: (code: string, way: ScanWay) => void
  /** What is typed so far, for searching while typing; then the text stays after Enter. */
  onText?: (text: string) => void
  autoFocus?: boolean
  disabled?: boolean
  ref?: Ref<{ focus: () => void; clear: () => void }>
}

/** The field that scans and typing go into; scans reach it wherever the focus is, `/` focuses it. */
export function ScanField(props: ScanFieldProps) {
  const { label, placeholder, kind = 'any', manual = true, onScan, onText, autoFocus, disabled, ref } = props
  const t = useTexts('platform')
  const input = useRef<HTMLInputElement>(null)
  const [card] = useState(createCardInput)
  const [value, setValue] = useState('')
  const focus = () => input.current?.focus()
  const write = (text: string) => {
    setValue(text)
    onText?.(text)
  }
  useImperativeHandle(ref, () => ({ focus, clear: () => write('') }))
  useHotKey('/', 'platform:hotKeyScan', focus, { enabled: !disabled })
  useScanner(hear, { enabled: !disabled })

  function hear(scan: Scan) {
    card.reset()
    if (!manual && kind === 'card' && isTypedCard(scan.took)) refuseCard()
    else accept(scan.text, 'scanned')
  }

  function refuseCard() {
    write('')
    void alertBox(t('cardFailed'))
  }

  function accept(raw: string, way: ScanWay) {
    const code = raw.trim()
    const verdict = kind === 'phone' ? judgePhoneBarcode(code) : code === '' ? 'empty' : 'ok'
    if (verdict === 'empty') return
    if (verdict === 'length') {
      // R330: the input is cleared after a wrong length.
      write('')
      void alertBox(t('barcodeLength')).then(focus)
      return
    }
    if (!onText) setValue('')
    onScan(code, way)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (manual) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      accept(value, 'typed')
      return
    }
    // Hot keys and Esc stay what they are; only what a reader types is kept from the page.
    if (event.altKey || event.ctrlKey || event.metaKey || event.key === 'Escape') return
    const judged = card.press(strokeOf(event.nativeEvent))
    if (event.key !== 'Tab') event.preventDefault()
    if (judged === 'refused') refuseCard()
    else if (judged) accept(judged.code, 'scanned')
  }

  return (
    <TextInput
      ref={input}
      size="scan"
      data-scans
      icon={kind === 'card' ? 'card' : 'scan'}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder ?? t(kind === 'card' ? 'cardPlaceholder' : 'scanPlaceholder')}
      inputMode={manual ? undefined : 'none'}
      readOnly={!manual}
      disabled={disabled}
      autoFocus={autoFocus}
      value={value}
      onText={write}
      onKeyDown={press}
      extra={<Key keys="/" />}
    />
  )
}

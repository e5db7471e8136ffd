import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useHotKey } from './use-hot-key.ts'
import { useScanner } from './use-scanner.ts'

export type ScanWay = 'scanned' | 'typed'
export interface ScanFieldProps {
  label: string
  placeholder?: string
  /** The whole code, trimmed, never empty (R331). */
  onScan: (code: string, way: ScanWay) => void
  /** What is typed so far, composed characters only, for searching while typing; then the text stays after Enter. */
  onText?: (text: string) => void
  autoFocus?: boolean
  disabled?: boolean
  ref?: Ref<{ focus: () => void; clear: () => void }>
}

/** The field that scans and typing go into; scans reach it wherever the focus is, `/` focuses it. */
export function ScanField({ label, placeholder, onScan, onText, autoFocus, disabled, ref }: ScanFieldProps) {
  const t = useTexts('platform')
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const focus = () => input.current?.focus()
  const write = (text: string) => {
    setValue(text)
    onText?.(text)
  }
  useImperativeHandle(ref, () => ({ focus, clear: () => write('') }))
  useHotKey('/', 'platform:hotKeyScan', focus, { enabled: !disabled })
  useScanner((scan) => accept(scan.text, 'scanned'), { enabled: !disabled })

  function accept(raw: string, way: ScanWay) {
    const code = raw.trim()
    if (code === '') return
    if (!onText) setValue('')
    onScan(code, way)
  }

  function press(event: KeyboardEvent) {
    // With Ctrl it is a key of the page, which is to be pressed from here as from anywhere.
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.ctrlKey) return
    event.preventDefault()
    accept(value, 'typed')
  }

  return (
    <TextInput
      ref={input}
      size="scan"
      data-scans={onText ? '' : 'code'}
      icon="scan"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder ?? t('scanPlaceholder')}
      disabled={disabled}
      autoFocus={autoFocus}
      value={value}
      onText={setValue}
      onSettled={onText}
      onKeyDown={press}
      extra={<Key keys="/" />}
    />
  )
}

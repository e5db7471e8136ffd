import { Button } from '#platform/web/look/Button.tsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { bareCode } from '#platform/web/input/reader-choice.ts'
import { readerChoice } from '#platform/web/input/scan-capture.ts'
import { createCardInput } from '#platform/web/input/scan-rules.ts'
import { strokeOf } from '#platform/web/input/stroke-of.ts'
import { useCopyCode } from '#platform/web/input/use-copy-code.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { judgeScan, type Judged, type ReaderKind, refuseTypedCard } from './judge-scan.ts'

export interface ReaderFieldProps {
  kind: ReaderKind
  /** Whether a hand may type here; otherwise only a reader is heard (R332). */
  typed: boolean
  paused?: boolean
  onCode: (judged: Judged) => void
}

/** Where scans go, and typing where it is allowed; a scan reaches it wherever the focus is. */
export function ReaderField({ kind, typed, paused = false, onCode }: ReaderFieldProps) {
  const t = useTexts('readers')
  const input = useRef<HTMLInputElement>(null)
  const [card] = useState(createCardInput)
  const [value, setValue] = useState('')
  const copyCode = useCopyCode(input)
  const focus = () => input.current?.focus()
  useHotKey('/', 'platform:hotKeyScan', focus)
  useScanner(({ text, took }) => {
    card.reset()
    give(judgeScan(kind, text, typed ? undefined : took))
  })
  useEffect(() => {
    if (!paused) input.current?.focus()
  }, [paused])

  /** The input is empty after every code, above all after one of a wrong length (R330). */
  function give(judged: Judged) {
    if (judged) setValue('')
    onCode(judged)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (typed) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      give(judgeScan(kind, value))
      return
    }
    // Hot keys and Esc stay what they are; only what a reader types is kept from the page.
    if (event.altKey || event.ctrlKey || event.metaKey || event.key === 'Escape') return
    const judged = card.press(strokeOf(event.nativeEvent))
    if (event.key !== 'Tab') event.preventDefault()
    if (judged === 'refused') give(refuseTypedCard())
    else if (judged) give(judgeScan(kind, bareCode(judged.code, readerChoice())))
  }

  return (
    <div className="rd-field">
      <TextInput
        ref={input}
        size="scan"
        data-scans="code"
        icon={kind === 'card' ? 'card' : 'scan'}
        lang="en"
        aria-label={t(kind === 'card' ? 'cardField' : 'phoneField')}
        aria-keyshortcuts="/"
        placeholder={t(
          kind === 'phone' ? 'phonePlaceholder' : typed ? 'cardTypedPlaceholder' : 'cardPlaceholder',
        )}
        inputMode={typed ? undefined : 'none'}
        readOnly={!typed}
        autoFocus
        maxLength={60}
        value={value}
        onText={setValue}
        onKeyDown={press}
        extra={<Key keys="/" />}
      />
      {kind === 'phone' && (
        <Button size="large" onClick={() => void copyCode(value)}>
          {t('copy')}
        </Button>
      )}
      {typed && (
        <Button size="large" onClick={() => give(judgeScan(kind, value))}>
          {t('use')}
        </Button>
      )}
    </div>
  )
}

import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Layer } from '#platform/web/input/Layer.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import type { Box } from './alerts.ts'
import { Key } from './Key.tsx'

/** One message or one question, above everything. */
export function AlertBox({ box }: { box: Box }) {
  const t = useTexts('platform')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Removing an open modal dialog does not give the focus back; closing it does.
    return () => element?.close()
  }, [])

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      box.answer(true)
    } else if (!box.enter) {
      event.preventDefault()
    }
  }

  return (
    <dialog
      className="lb-box"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={box.title ? `${id}-title` : undefined}
      aria-label={box.title ? undefined : t('notice')}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        box.answer(false)
      }}
      onKeyDown={press}
      tabIndex={-1}
    >
      <Layer>
        <ScanTrap />
      </Layer>
      <div className="lb-box-body">
        {box.title && <h2 id={`${id}-title`}>{box.title}</h2>}
        <p id={`${id}-text`}>{box.text}</p>
      </div>
      <div className="lb-box-foot">
        {box.cancel && <Button onClick={() => box.answer(false)}>{box.cancel}</Button>}
        <Button
          type="primary"
          autoFocus={box.enter}
          onClick={() => box.answer(true)}
          aria-keyshortcuts={box.enter ? undefined : 'Control+Enter'}
        >
          {box.ok} {!box.enter && <Key keys="Ctrl Enter" />}
        </Button>
      </div>
    </dialog>
  )
}

/** A scan while a box is open goes nowhere; above all, its Enter does not answer. */
function ScanTrap() {
  useScanner(() => undefined)
  return null
}

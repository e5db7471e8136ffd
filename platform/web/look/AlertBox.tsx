import { type KeyboardEvent, useId } from 'react'
import { Layer } from '#platform/web/input/Layer.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import type { Box } from './alerts.ts'
import { Button } from './Button.tsx'
import { DialogHead } from './DialogHead.tsx'
import { Key } from './Key.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

/** One message or one question, above everything. */
export function AlertBox({ box }: { box: Box }) {
  const t = useTexts('platform')
  const dialog = useModalDialog({ focusSelf: !box.enter })
  const id = useId()

  /** A scan ends with Enter: where that must not confirm, no button hears it. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.ctrlKey && !box.enter) event.preventDefault()
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
        <BoxKeys confirm={() => box.answer(true)} />
      </Layer>
      {box.title && <DialogHead title={box.title} id={`${id}-title`} onClose={() => box.answer(false)} />}
      <div className="lb-box-body">
        <p id={`${id}-text`}>{box.text}</p>
      </div>
      <div className="lb-box-foot">
        {box.cancel && (
          <Button aria-keyshortcuts="Escape" onClick={() => box.answer(false)}>
            {box.cancel} <Key keys="Esc" />
          </Button>
        )}
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

/** Ctrl Enter confirms. A scan while a box is open goes nowhere; above all, its Enter does not answer. */
function BoxKeys({ confirm }: { confirm: () => void }) {
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'platform:confirm', confirm)
  return null
}

import './form-dialog.css'
import { type ReactNode, useId, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import type { Arrival } from './meanwhile.ts'

export interface FormDialogProps {
  title: string
  confirm: string
  /** What is missing yet: it cannot be confirmed before, and this is said beside the act. '' while that is not known. */
  missing?: string | undefined
  /** Cannot be confirmed, for a reason that stands in the form. */
  disabled?: boolean
  /** Which of several forms stands in it: what one of them was refused for is not said of another. */
  about?: string
  /** Does it; what it throws is said in the dialog, and nothing typed is lost. */
  onConfirm: () => Promise<void>
  /** What another desk changed meanwhile, told with what was thrown (use-meanwhile.ts). */
  arrivals?: readonly Arrival[] | undefined
  onClose: () => void
  children: ReactNode
}

/** A dialog of one decision: fields, and an act at its bottom edge that Ctrl Enter does as well. */
export function FormDialog(props: FormDialogProps) {
  return (
    <Dialog label={props.title} className="lb-form-dialog" onCancel={props.onClose}>
      <Form {...props} />
    </Dialog>
  )
}

function Form({
  title,
  confirm,
  missing,
  disabled: isBarred = false,
  about = '',
  onConfirm,
  arrivals,
  onClose,
  children,
}: FormDialogProps) {
  const t = useTexts('platform')
  const id = useId()
  const disabled = isBarred || missing !== undefined
  const [failed, setFailed] = useState<{ about: string; text: string }>()
  const failure = failed?.about === about ? failed.text : undefined
  const [busy, setBusy] = useState(false)
  // A scan while one writes goes nowhere.
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void send())

  async function send() {
    if (busy || disabled) return
    setBusy(true)
    setFailed(undefined)
    try {
      await onConfirm()
    } catch (error) {
      setFailed({ about, text: sentenceOf(error) })
      setBusy(false)
    }
  }

  return (
    <form
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="lb-box-body">
        <h2 id={id}>{title}</h2>
        {failure && <FailureNote sentence={failure} arrivals={arrivals} />}
        {children}
      </div>
      <div className="lb-box-foot">
        {missing && (
          <p id={`${id}-missing`} className="lb-14 lb-quiet lb-form-missing">
            {missing}
          </p>
        )}
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={busy}
          disabled={disabled}
          aria-describedby={missing ? `${id}-missing` : undefined}
        >
          {confirm}
        </Button>
      </div>
    </form>
  )
}

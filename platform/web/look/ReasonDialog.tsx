import './reason-dialog.css'
import { type ReactNode, useId, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import { Field } from './Field.tsx'
import type { Arrival } from './meanwhile.ts'
import { TextInput } from './TextInput.tsx'

export interface ReasonDialogProps {
  title: string
  /** What will happen. */
  text?: ReactNode
  label: string
  /** Ready ones, to tap. */
  reasons: readonly string[]
  /** Said when nothing is written; absent: a reason may be left out. */
  required?: string
  confirm: string
  /** Does it with the reason; what it throws is said in the dialog, and nothing typed is lost. */
  onConfirm: (reason: string) => Promise<void>
  /** What another desk changed meanwhile, told with what was thrown (use-meanwhile.ts). */
  arrivals?: readonly Arrival[] | undefined
  onClose: () => void
}

/** Asks why before something is taken back; at most 30 characters. */
export function ReasonDialog(props: ReasonDialogProps) {
  return (
    <Dialog label={props.title} className="lb-reason" onCancel={props.onClose}>
      <ReasonForm {...props} />
    </Dialog>
  )
}

function ReasonForm({
  title,
  text,
  label,
  reasons,
  required,
  confirm,
  onConfirm,
  arrivals,
  onClose,
}: ReasonDialogProps) {
  const t = useTexts('platform')
  const id = useId()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  // A scan while one writes goes nowhere.
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void send())

  async function send() {
    if (busy) return
    setFailure(undefined)
    setMissing(required !== undefined && reason.trim() === '')
    if (required && reason.trim() === '') return
    setBusy(true)
    try {
      await onConfirm(reason.trim())
    } catch (error) {
      setFailure(sentenceOf(error))
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
        {text && <div className="lb-quiet">{text}</div>}
        <Field label={label} invalid={isMissing ? required : undefined} optional={!required}>
          <TextInput autoFocus value={reason} maxLength={30} onText={setReason} />
        </Field>
        <div className="lb-reasons">
          {reasons.map((one) => (
            <button type="button" key={one} aria-pressed={one === reason} onClick={() => setReason(one)}>
              {one}
            </button>
          ))}
        </div>
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button htmlType="submit" type="primary" loading={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  )
}

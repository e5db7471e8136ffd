import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

export interface ReasonFormProps {
  title: string
  text: string
  /** Reasons to press. */
  ready: readonly string[]
  go: string
  /** Throws what the call throws. */
  act: (reason: string) => Promise<void>
  onClose: () => void
}

/** A dialog for an act that needs a reason. */
export function ReasonForm({ title, text, ready, go, act, onClose }: ReasonFormProps) {
  const t = useTexts('depositDesk')
  const [reason, setReason] = useState(ready[0] ?? '')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    if (busy) return
    if (!reason.trim()) return setFailure(t('reasonRequired'))
    setBusy(true)
    try {
      await act(reason.trim())
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog label={title} onCancel={onClose} className="dd-reason">
      <div className="lb-dialog-head">
        <h2>{title}</h2>
      </div>
      <form
        className="dd-outside-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <p className="lb-quiet">{text}</p>
        <div className="dd-names">
          {ready.map((one) => (
            <button key={one} type="button" aria-pressed={one === reason} onClick={() => setReason(one)}>
              {one}
            </button>
          ))}
        </div>
        <Field label={t('reason')}>
          <TextInput value={reason} maxLength={30} onText={setReason} />
        </Field>
        {failure && <Note tone="wait">{failure}</Note>}
      </form>
      <div className="lb-dialog-foot">
        <Button onClick={onClose}>{t('close')}</Button>
        <Button type="primary" aria-busy={busy} onClick={() => void confirm()}>
          {busy ? t('working') : go}
        </Button>
      </div>
    </Dialog>
  )
}

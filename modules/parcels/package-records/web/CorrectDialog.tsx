import './package-dialogs.css'
import './list-texts.ts'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { PackageRecord } from '../contract.ts'
import { CorrectFields } from './CorrectFields.tsx'
import { useCorrection } from './use-correction.ts'

export interface CorrectDialogProps {
  one: PackageRecord
  onClose: () => void
  onDone: () => void
  onReprint: (of: readonly PackageRecord[]) => void
}

/** Corrects what the desk wrote down of a package; old values stay in its history. */
export function CorrectDialog(props: CorrectDialogProps) {
  const t = useTexts('packageActs')
  return (
    <Dialog
      label={t('correctTitle', { serialNumber: props.one.serialNumber })}
      className="pd-dialog"
      onCancel={props.onClose}
    >
      <CorrectForm {...props} />
    </Dialog>
  )
}

function CorrectForm({ one, onClose, onDone, onReprint }: CorrectDialogProps) {
  const t = useTexts('packageActs')
  const id = useId()
  const isOpen = one.state === 'waiting'
  const tools = useCorrection(one, (corrected, isOnLabel) => {
    const { serialNumber } = corrected
    const prints = isOnLabel && corrected.state === 'waiting'
    toast(t(prints ? 'correctedPrint' : 'corrected', { serialNumber }))
    if (prints) onReprint([corrected])
    onDone()
  })
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void tools.save())
  useScanner((scan) => isOpen && tools.change({ trackingNumber: scan.text.trim() }))

  return (
    <form
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        void tools.save()
      }}
    >
      <div className="lb-box-body">
        <h2 id={id}>{t('correctTitle', { serialNumber: one.serialNumber })}</h2>
        {!isOpen && <Note>{t('correctClosed')}</Note>}
        {tools.failure && <FailureNote sentence={tools.failure} arrivals={tools.arrivals} />}
        <CorrectFields tools={tools} isOpen={isOpen} />
        <Field label={t('correctReason')} optional>
          <TextInput value={tools.reason} maxLength={30} onText={tools.setReason} />
        </Field>
        <div className="lb-reasons">
          {[t('correctReason1'), t('correctReason2'), t('correctReason3')].map((word) => (
            <button
              type="button"
              key={word}
              aria-pressed={word === tools.reason}
              onClick={() => tools.setReason(word)}
            >
              {word}
            </button>
          ))}
        </div>
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{t('correctKeep')}</Button>
        <Button type="primary" htmlType="submit" loading={tools.busy}>
          {t('correctConfirm')}
        </Button>
      </div>
    </form>
  )
}

import './import-texts.ts'
import './household-import.css'
import { type FormEvent, useState } from 'react'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { householdImports } from '../contract.ts'

/** Asks whether people are masked, and lets the browser save all households and residents. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('householdImport')
  const me = useMe()
  const mayUnmask = me !== undefined && hasPermission('exports.unmasked', me)
  const [people, setPeople] = useState<'masked' | 'unmasked'>('masked')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isMasked = people === 'masked'

  function submit(event: FormEvent) {
    event.preventDefault()
    const lacks = !isMasked && reason.trim() === ''
    setMissing(lacks)
    if (lacks) return
    setBusy(true)
    setFailure(undefined)
    const query = new URLSearchParams(isMasked ? {} : { IsMasked: 'false', Reason: reason.trim() })
    saveFile(`${householdImports.calls.exportFile.path}?${query}`)
      .then(onClose, (error: unknown) => setFailure(sentenceOf(error)))
      .finally(() => setBusy(false))
  }

  return (
    <Dialog label={t('exportTitle')} onCancel={onClose} className="hi-dialog">
      <form className="hi-dialog-form" onSubmit={submit}>
        <h2>{t('exportTitle')}</h2>
        <div className="hi-dialog-body">
          <p>{t('exportText')}</p>
          {mayUnmask && (
            <Segments
              label={t('people')}
              options={[
                { value: 'masked', label: t('masked') },
                { value: 'unmasked', label: t('unmasked') },
              ]}
              value={people}
              onChange={setPeople}
            />
          )}
          <p className="lb-14 lb-quiet">{t(isMasked ? 'maskedText' : 'unmaskedText')}</p>
          {!isMasked && (
            <Field
              label={t('reason')}
              help={t('reasonHelp')}
              invalid={missing ? t('reasonMissing') : undefined}
            >
              <TextInput autoFocus value={reason} onText={setReason} maxLength={100} />
            </Field>
          )}
          {failure && <Note tone="wait">{failure}</Note>}
        </div>
        <div className="lb-dialog-foot">
          <Button onClick={onClose}>{t('close')}</Button>
          <Button htmlType="submit" type="primary" loading={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

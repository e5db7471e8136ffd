import './import-texts.ts'
import { useState } from 'react'
import { type Masking, MaskingForm } from '#modules/keeping/exports/web/public.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { householdImports } from '../contract.ts'

/** Asks whether people are masked, and lets the browser save all households and residents. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('householdImport')
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  function save({ isMasked, reason }: Masking) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const query = new URLSearchParams(isMasked ? {} : { IsMasked: 'false', Reason: reason })
    saveFile(`${householdImports.calls.exportFile.path}?${query}`)
      .then(onClose, (error: unknown) => setFailure(sentenceOf(error)))
      .finally(() => setBusy(false))
  }

  return (
    <Dialog label={t('exportTitle')} onCancel={onClose} className="ex-dialog">
      <div className="lb-dialog-head">
        <h2>{t('exportTitle')}</h2>
      </div>
      <MaskingForm
        maskedText={t('maskedText')}
        unmaskedText={t('unmaskedText')}
        go={t('save')}
        busy={busy}
        failure={failure}
        onGo={save}
        onClose={onClose}
      >
        <p>{t('exportText')}</p>
      </MaskingForm>
    </Dialog>
  )
}

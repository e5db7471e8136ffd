import './import-texts.ts'
import { type Masking, MaskingForm } from '#modules/keeping/exports/web/public.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { householdImports } from '../contract.ts'

/** Asks whether people are masked, and lets the browser save all households and residents. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('householdImport')
  const save = useSubmit(async (_, { isMasked, reason }: Masking) => {
    const query = new URLSearchParams(isMasked ? {} : { IsMasked: 'false', Reason: reason })
    await saveFile(`${householdImports.calls.exportFile.path}?${query}`)
    onClose()
  })

  return (
    <Dialog label={t('exportTitle')} onCancel={onClose} className="ex-dialog">
      <div className="lb-dialog-head">
        <h2>{t('exportTitle')}</h2>
      </div>
      <MaskingForm
        maskedText={t('maskedText')}
        unmaskedText={t('unmaskedText')}
        go={t('save')}
        busy={save.busy}
        failure={save.failure}
        onGo={(masking) => void save.submit(masking)}
        onClose={onClose}
      >
        <p>{t('exportText')}</p>
      </MaskingForm>
    </Dialog>
  )
}

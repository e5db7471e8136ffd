import './import-texts.ts'
import { MaskingDialog } from '#modules/keeping/exports/web/public.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { householdImports } from '../contract.ts'

/** Asks whether people are masked, and lets the browser save all households and residents. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('householdImport')
  return (
    <MaskingDialog
      title={t('exportTitle')}
      maskedText={t('maskedText')}
      unmaskedText={t('unmaskedText')}
      go={t('save')}
      onGo={async ({ isMasked, reason }) => {
        const query = new URLSearchParams(isMasked ? {} : { IsMasked: 'false', Reason: reason })
        await saveFile(`${householdImports.calls.exportFile.path}?${query}`)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('exportText')}</p>
    </MaskingDialog>
  )
}

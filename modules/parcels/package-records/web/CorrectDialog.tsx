import './package-dialogs.css'
import './list-texts.ts'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { changedMeanwhile, type PackageRecord, packageRecords } from '../contract.ts'
import { changesOf, correctionOf } from './correction.ts'
import { useCorrectionFields } from './use-correction-fields.tsx'

const api = client(packageRecords)
const codes = [changedMeanwhile('', undefined).code]

export interface CorrectDialogProps {
  one: PackageRecord
  onClose: () => void
  onDone: () => void
  onReprint: (of: readonly PackageRecord[]) => void
}

/** Corrects what the desk wrote down of a package; old values stay in its history. */
export function CorrectDialog({ one: given, onClose, onDone, onReprint }: CorrectDialogProps) {
  const t = useTexts('packageActs')
  const { packageId, serialNumber } = given
  const isOpen = given.state === 'waiting'
  return (
    <CorrectionDialog
      title={t('correctTitle', { serialNumber })}
      confirm={t('correctConfirm')}
      cancel={t('correctKeep')}
      given={given}
      codes={codes}
      formOf={correctionOf}
      newest={async () => (await api.getPackage({ packageId })).data}
      fields={useCorrectionFields(isOpen)}
      because={{
        label: t('correctReason'),
        reasons: [t('correctReason1'), t('correctReason2'), t('correctReason3')],
      }}
      frame={(fields) => (
        <>
          {!isOpen && <Note>{t('correctClosed')}</Note>}
          <div className={isOpen ? 'lb-pair lb-rows-12' : undefined}>{fields}</div>
        </>
      )}
      onScan={({ text }, change) => isOpen && change({ trackingNumber: text.trim() })}
      send={async ({ form, seen, reason, retry }) => {
        const changes = changesOf(seen, form)
        const { rowVersion } = seen
        const { data } = await api.correctPackage({ ...changes, packageId, rowVersion, reason }, retry)
        const isOnLabel = Object.keys(changes).some((name) => name !== 'note')
        const prints = isOnLabel && data.state === 'waiting'
        toast(t(prints ? 'correctedPrint' : 'corrected', { serialNumber }))
        if (prints) onReprint([data])
        onDone()
      }}
      onClose={onClose}
    />
  )
}

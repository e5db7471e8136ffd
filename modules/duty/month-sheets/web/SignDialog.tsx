import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import type { SheetView } from '../contract.ts'
import { sheetsApi } from './queries.ts'
import { hoursAndMinutes, overtimeOf } from './time-words.ts'

/** What is signed in one sentence, and paper for one of the two. */
export function SignDialog({
  view,
  side,
  again,
  onClose,
}: {
  view: SheetView
  side: 'person' | 'employer'
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('monthSheetsPage')
  const [signature, setSignature] = useState<Blob>()
  const { sheet, digest } = view
  const { month, personId, personName } = sheet
  return (
    <FormDialog
      title={t('signTitle', { name: personName, month })}
      confirm={t(side === 'person' ? 'signPerson' : 'signEmployer')}
      missing={signature ? undefined : t('signNeeded')}
      onConfirm={async (retry) => {
        const signPath = await uploadOnce(retry, 'handwrite', signature)
        await sheetsApi
          .signSheet({ month, personId, side, digest, signPath }, retry)
          .finally(() => void again())
        toast(t('signDone'))
        onClose()
      }}
      isDirty={signature !== undefined}
      onClose={onClose}
    >
      <p>
        {t('signText', {
          worked: hoursAndMinutes(sheet.worked),
          overtime: hoursAndMinutes(overtimeOf(sheet)),
          late: t('lateTimes', { count: sheet.lateCount, minutes: sheet.late }),
          absent: t('shifts', { count: sheet.absentCount }),
        })}
      </p>
      <SignatureField label={t(side === 'person' ? 'signPerson' : 'signEmployer')} onSign={setSignature} />
    </FormDialog>
  )
}

import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { LeaveRequest } from '../contract.ts'
import { useDayWords } from './day-words.ts'
import { leaveApi } from './queries.ts'

/** Refuses leave with a reason, which the person sees. */
export function RefuseLeaveDialog({
  request: { requestId, personName, day },
  again,
  onClose,
}: {
  request: LeaveRequest
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const words = useDayWords()
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={t('leaveRefuseTitle', { name: personName, day: words(day) })}
      confirm={t('refuse')}
      missing={reason.trim() ? undefined : t('leaveRefuseNeeded')}
      onConfirm={async (retry) => {
        await leaveApi
          .decide({ requestId, isGranted: false, reason: reason.trim() }, retry)
          .finally(() => void again())
        toast(t('leaveRefused'))
        onClose()
      }}
      isDirty={reason !== ''}
      onClose={onClose}
    >
      <Field label={t('leaveRefuseReason')}>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}

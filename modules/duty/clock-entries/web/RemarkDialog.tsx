import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { ClockEntry } from '../contract.ts'
import { clockApi } from './queries.ts'

/** The remark of a line (R451). */
export function RemarkDialog({
  entry,
  onDone,
  onClose,
}: {
  entry: ClockEntry
  onDone: () => unknown
  onClose: () => void
}) {
  const t = useTexts('clockEntriesPage')
  const [remark, setRemark] = useState(entry.remark)
  return (
    <FormDialog
      title={t('remarkTitle', { day: entry.workDate, name: entry.personName })}
      confirm={t('save')}
      onConfirm={async (retry) => {
        await clockApi.saveRemark({ clockId: entry.clockId, remark: remark.trim() }, retry)
        void onDone()
        toast(t('saved'))
        onClose()
      }}
      isDirty={remark !== entry.remark}
      onClose={onClose}
    >
      <Field label={t('remark')}>
        <TextInput value={remark} maxLength={100} onText={setRemark} />
      </Field>
    </FormDialog>
  )
}

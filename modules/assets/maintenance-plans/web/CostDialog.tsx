import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { RecordDetail } from '../shapes.ts'
import { maintenanceApi } from './list-query.ts'
import './page-texts.ts'

/** What a time that is done cost, as of what a supplier did on the phone; one that stands is changed with a reason. */
export function CostDialog({
  record,
  onDone,
  onClose,
}: {
  record: RecordDetail
  onDone: () => void
  onClose: () => void
}) {
  const t = useTexts('maintenancePage')
  const isCorrection = record.cost !== null
  const [cost, setCost] = useState(record.cost === null ? '' : String(record.cost))
  const [reason, setReason] = useState('')
  const title = t(isCorrection ? 'costCorrect' : 'costSay')
  const missing = cost === '' || (isCorrection && !reason.trim()) ? t('needed') : undefined
  return (
    <FormDialog
      title={title}
      confirm={title}
      missing={missing}
      onConfirm={async (retry) => {
        const { recordId, rowVersion } = record
        const said = { cost: Number(cost), reason: reason.trim() }
        await maintenanceApi.costRecord({ recordId, rowVersion, ...said }, retry)
        toast(t('costSaid'))
        onDone()
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('cost')}>
        <AmountInput digits={9} value={cost} onAmount={setCost} />
      </Field>
      {isCorrection && (
        <Field label={t('costReason')}>
          <TextInput value={reason} maxLength={100} onText={setReason} />
        </Field>
      )}
    </FormDialog>
  )
}

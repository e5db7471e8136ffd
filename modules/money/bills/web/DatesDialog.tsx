import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import type { Bill } from '../shapes.ts'
import { billsApi } from './queries.ts'

/** Gives a bill other days of payment and of its barcodes. */
export function DatesDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTexts('billsPage')
  const queries = useQueryClient()
  const { billBulkId, billId, number } = bill
  const [dueOn, setDue] = useState(bill.dueOn)
  const [barcodeUntil, setUntil] = useState(bill.barcodeUntil)
  const act = useSubmit(
    async (retry) => {
      await billsApi.setDates({ billBulkId, billId, dueOn, barcodeUntil }, retry)
      toast(t('datesChanged', { number }))
      void queries.invalidateQueries({ queryKey: ['bills'] })
      onClose()
    },
    { isWrong: () => !dueOn || !barcodeUntil },
  )
  return (
    <ActDialog
      size="small"
      title={t('datesTitle', { number })}
      confirm={t('changeDates')}
      act={act}
      onClose={onClose}
    >
      <Field label={t('dueOn')}>
        <DayInput autoFocus value={dueOn} min={bill.startsOn} onDay={setDue} />
      </Field>
      <Field label={t('barcodeUntil')}>
        <DayInput value={barcodeUntil} min={dueOn} onDay={setUntil} />
      </Field>
    </ActDialog>
  )
}

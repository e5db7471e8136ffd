import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import type { BillRow } from '../shapes.ts'
import { billsApi } from './queries.ts'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'

interface DatesDialogProps {
  /** One bill, or those that were ticked: all of them or none. */
  bills: readonly [BillRow, ...BillRow[]]
  onClose: (isDone?: boolean) => void
}

/** Gives bills other days of payment and of their barcodes. */
export function DatesDialog({ bills, onClose }: DatesDialogProps) {
  const t = useTexts('billsPage')
  const many = useTexts('billChecks')
  const queries = useQueryClient()
  const [{ billBulkId, billId, number, provider, ...first }, ...others] = bills
  const count = bills.length
  const [dueOn, setDue] = useState(first.dueOn)
  const [barcodeUntil, setUntil] = useState(first.barcodeUntil)
  const [reason, setReason] = useState('')
  // Interest and dunning count from the day of an issued bill: why it is another one stays in its history.
  const isIssued = bills.some(({ state }) => state !== 'draft')
  const lacksReason = isIssued && !reason.trim()
  const act = useSubmit(
    async (retry) => {
      const days = { dueOn, barcodeUntil, reason: reason.trim(), ...saidProvider(provider) }
      if (others.length)
        await billsApi.setDatesOfMany({ billIds: bills.map((bill) => bill.billId), ...days }, retry)
      else await billsApi.setDates({ billBulkId, billId, ...days }, retry)
      toast(others.length ? many('datesOfManyChanged', { count }) : t('datesChanged', { number }))
      void queries.invalidateQueries({ queryKey: ['bills'] })
      onClose(true)
    },
    { isWrong: () => !dueOn || !barcodeUntil || lacksReason },
  )
  return (
    <ActDialog
      size="small"
      title={others.length ? many('datesOfMany', { count }) : t('datesTitle', { number })}
      confirm={t('changeDates')}
      act={act}
      onClose={onClose}
    >
      <Field label={t('dueOn')}>
        <DayInput autoFocus value={dueOn} onDay={setDue} />
      </Field>
      <Field label={t('barcodeUntil')}>
        <DayInput value={barcodeUntil} min={dueOn} onDay={setUntil} />
      </Field>
      {isIssued && (
        <ReasonField
          label={t('reason')}
          reasons={[t('datesReason1'), t('datesReason2')]}
          value={reason}
          invalid={act.tried && lacksReason ? t('reasonNeeded') : undefined}
          onReason={setReason}
        />
      )}
    </ActDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { ChargingBill } from '../contract.ts'
import { billsApi } from './queries.ts'

/** An amount that is added to a bill or taken off, and why. */
export function AdjustDialog({ bill, onClose }: { bill: ChargingBill; onClose: () => void }) {
  const t = useTexts('chargingBillsPage')
  const queries = useQueryClient()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const isReady = Number(amount) !== 0 && reason.trim() !== ''
  return (
    <FormDialog
      title={t('adjustTitle', { household: bill.householdLabel })}
      confirm={t('adjust')}
      missing={isReady ? undefined : t('adjustNeeded')}
      onConfirm={async (retry) => {
        const change = { billId: bill.billId, amount: Number(amount), reason: reason.trim() }
        await billsApi
          .adjust({ ...change, adjustmentId: retry.idOf(change) }, retry)
          .finally(() => void queries.invalidateQueries({ queryKey: ['charging', 'bills'] }))
        toast(t('adjusted', { household: bill.householdLabel }))
        onClose()
      }}
      onClose={onClose}
    >
      {bill.state === 'approved' && <p className="lb-amber">{t('endsApproval')}</p>}
      <Field label={t('amount')} help={t('amountHelp')}>
        <AmountInput signed digits={5} value={amount} onAmount={setAmount} />
      </Field>
      <Field label={t('reason')}>
        <TextInput value={reason} maxLength={60} onText={setReason} />
      </Field>
    </FormDialog>
  )
}

import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { readAmount } from '#platform/web/form/amount-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { BudgetRow } from '../contract.ts'
import { costsApi } from './use-budget.ts'

/** Another budget of one plan, or of repairs, in a year; why stays on record. */
export function BudgetDialog({ year, row, onClose }: { year: number; row: BudgetRow; onClose: () => void }) {
  const t = useTexts('budgetPage')
  const queries = useQueryClient()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const wanted = readAmount(amount)
  const missing =
    wanted === row.budget ? t('same') : wanted === undefined || !reason.trim() ? t('needed') : undefined
  return (
    <FormDialog
      title={t('changeTitle', { year, name: row.planName || t('repairs') })}
      confirm={t('changeAct')}
      missing={missing}
      onConfirm={async (retry) => {
        const change = {
          year,
          planId: row.planId,
          before: row.budget,
          amount: wanted ?? row.budget,
          reason: reason.trim(),
        }
        await costsApi
          .changeBudget({ changeId: retry.idOf(change), ...change }, retry)
          .finally(() => void queries.invalidateQueries({ queryKey: ['costEstimations', 'budget'] }))
        toast(t('saved'))
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        {t('holds')} <b>{showMoney(row.budget)}</b>
      </p>
      <Field label={t('amount')}>
        <AmountInput digits={9} value={amount} onAmount={setAmount} />
      </Field>
      <Field label={t('reason')}>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}

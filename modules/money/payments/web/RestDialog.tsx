import './page-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { speakDay } from '#modules/money/bills/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { type OpenPayment, payments } from '../contract.ts'
import { planOf } from './take-plan.ts'

const api = client(payments)

interface RestDialogProps {
  payment: Pick<OpenPayment, 'paymentId' | 'householdId' | 'label' | 'open'>
  onClose: () => void
}

/** Puts what is open of a payment to bills of its household, the oldest due first; the rest is paid ahead. */
export function RestDialog({ payment: { paymentId, householdId, label, open }, onClose }: RestDialogProps) {
  const t = useTexts('paymentsPage')
  const queries = useQueryClient()
  const [left, setLeft] = useState<readonly string[]>([])
  const { data } = useQuery({
    queryKey: ['payments', 'open', { householdId }],
    queryFn: async ({ signal }) => (await api.findOpen({ householdId }, { signal })).data,
  })
  const bills = data?.bills ?? []
  const plan = planOf(
    bills.filter(({ billId }) => !left.includes(billId)),
    open,
    true,
  )
  const partOf = (billId: string) => plan.bills.find((part) => part.billId === billId)?.amount ?? 0
  return (
    <FormDialog
      title={t('restTitle', { household: label, amount: showMoney(open) })}
      confirm={t('rest', { amount: showMoney(open) })}
      missing={data ? undefined : ''}
      onConfirm={async (retry) => {
        await api.allocateRest({ paymentId, householdId, bills: plan.bills, ahead: plan.ahead }, retry)
        toast(t('restDone', { amount: showMoney(open) }))
        void queries.invalidateQueries({ queryKey: ['payments'] })
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('restLead')}</p>
      {bills.map(({ billId, runName, number, dueOn, left: owed }) => (
        <div key={billId} className="lb-line">
          <Checkbox
            checked={!left.includes(billId)}
            onChange={({ target }) =>
              setLeft(target.checked ? left.filter((id) => id !== billId) : [...left, billId])
            }
          >
            <b>{runName}</b> <span className="lb-quiet">{number}</span>{' '}
            <span className="lb-quiet">{t('due', { day: speakDay(dueOn) })}</span>
          </Checkbox>
          <span className="lb-end">
            {showMoney(partOf(billId))} <span className="lb-quiet">／{showMoney(owed)}</span>
          </span>
        </div>
      ))}
      {plan.ahead > 0 && <b>{t('toAhead', { amount: showMoney(plan.ahead) })}</b>}
    </FormDialog>
  )
}

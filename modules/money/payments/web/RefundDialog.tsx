import './page-texts.ts'
import type { Asked } from '#platform/contract/call.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { refunds } from '../refund-contract.ts'
import { refundWays } from '../states.ts'

const api = client(refunds)
type RefundAsked = Asked<typeof refunds.calls.request>

interface RefundDialogProps {
  household: { householdId: string; label: string; balance: number }
  /** The payment whose open part it is of; absent: of what was paid ahead. */
  paymentId?: string
  /** Asks elsewhere than among the refunds: where the payment waits. */
  request?: (asked: RefundAsked, retry: Retry) => Promise<unknown>
  /** It went out by transfer, or will. */
  isTransfer?: boolean
  onClose: () => void
}

/** Asks for a refund of what was paid ahead, or of what is open of a payment; somebody else approves it. */
export function RefundDialog({
  household,
  paymentId,
  request,
  isTransfer = false,
  onClose,
}: RefundDialogProps) {
  const t = useTexts('paymentsPage')
  const queries = useQueryClient()
  const { householdId, label, balance } = household
  const [form, setForm] = useState({
    amount: String(balance),
    way: (isTransfer ? 'transfer' : 'cash') as (typeof refundWays)[number],
    payee: '',
    account: '',
    reason: '',
  })
  const [isTried, setTried] = useState(false)
  const change = (patch: Partial<typeof form>) => setForm((before) => ({ ...before, ...patch }))
  const amount = Number(form.amount)
  const wrong = {
    amount: !(amount > 0 && amount <= balance),
    payee: !form.payee.trim(),
    account: form.way === 'transfer' && !form.account.trim(),
    reason: !form.reason.trim(),
  }
  const said = (field: keyof typeof wrong, words: string) => (isTried && wrong[field] ? words : undefined)
  return (
    <FormDialog
      title={t('refundTitle', { household: label })}
      confirm={t('askRefund')}
      isWrong={() => {
        setTried(true)
        return Object.values(wrong).some(Boolean)
      }}
      onConfirm={async (retry) => {
        const { way } = form
        const account = way === 'transfer' ? form.account.trim() : ''
        const content = {
          householdId,
          paymentId,
          amount,
          way,
          payee: form.payee.trim(),
          account,
          reason: form.reason.trim(),
        }
        const asked = { refundId: retry.idOf(content), ...content }
        await (request ? request(asked, retry) : api.request(asked, retry))
        toast(t('refundAsked'))
        void queries.invalidateQueries({ queryKey: ['payments'] })
        onClose()
      }}
      onClose={onClose}
    >
      <Segments
        full
        label={t('refundWay')}
        value={form.way}
        onChange={(way) => change({ way })}
        options={refundWays.map((value) => ({ value, label: t(`way_${value}`) }))}
      />
      <div className="lb-pair">
        <Field
          label={t('amount')}
          help={t('refundMost', { amount: showMoney(balance) })}
          invalid={said('amount', t('refundWrong', { amount: showMoney(balance) }))}
        >
          <AmountInput autoFocus value={form.amount} onAmount={(next) => change({ amount: next })} />
        </Field>
        <Field label={t('payee')} invalid={said('payee', t('payeeNeeded'))}>
          <TextInput value={form.payee} maxLength={30} onText={(payee) => change({ payee })} />
        </Field>
      </div>
      {form.way === 'transfer' && (
        <Field label={t('account')} invalid={said('account', t('accountNeeded'))}>
          <TextInput value={form.account} maxLength={40} onText={(account) => change({ account })} />
        </Field>
      )}
      <Field label={t('reason')} invalid={said('reason', t('reasonNeeded'))}>
        <TextInput value={form.reason} maxLength={60} onText={(reason) => change({ reason })} />
      </Field>
    </FormDialog>
  )
}

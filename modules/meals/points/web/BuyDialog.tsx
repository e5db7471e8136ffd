import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { mostNote, Points } from '../contract.ts'
import { pointsApi } from './queries.ts'

interface BuyDialogProps {
  act: 'topUp' | 'refund'
  householdId: string
  label: string
  /** Bought points that there are. */
  cash: number
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** A household buys points, or is paid back bought ones. */
export function BuyDialog({ act, householdId, label, cash, onDone, onClose }: BuyDialogProps) {
  const t = useTexts('pointsPage')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const count = Number(amount)
  const isWrong = !Points.safeParse(count).success
  return (
    <FormDialog
      title={`${t(act)}　${label}`}
      size="small"
      confirm={t(act)}
      isDirty={amount !== '' || note !== ''}
      isWrong={() => {
        setTried(true)
        return isWrong
      }}
      onClose={onClose}
      onConfirm={async (retry) => {
        const asked = { householdId, points: count, note: note.trim() }
        await pointsApi[act]({ entryId: retry.idOf(asked), ...asked }, retry)
        await onDone()
        toast(t(act === 'topUp' ? 'toppedUp' : 'refunded', { label, count }))
        onClose()
      }}
    >
      <p className="lb-quiet">{act === 'topUp' ? t('topUpText') : t('refundText', { count: cash })}</p>
      <Field label={t('amount')} invalid={tried && isWrong ? t('amountWrong') : undefined}>
        <AmountInput digits={6} value={amount} onAmount={setAmount} />
      </Field>
      <ReasonField label={t('note')} optional maxLength={mostNote} value={note} onReason={setNote} />
    </FormDialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foodService } from '#modules/meals/food-menu/contract.ts'
import { templatesQuery } from '#modules/meals/note-templates/web/public.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { mostNote, type PersonPoints, type PointPay, pointPays, Points } from '../contract.ts'
import { HolderField } from './HolderField.tsx'
import { pointsApi } from './queries.ts'

interface BuyDialogProps {
  act: 'topUp' | 'refund'
  householdId: string
  label: string
  /** Bought points that there are. */
  cash: number
  people: readonly PersonPoints[]
  onDone: () => Promise<unknown>
  /** Prints the receipt of an entry. */
  onPrint: (entryId: string) => void
  onClose: () => void
}

/** A household buys points, or is paid back bought ones. */
export function BuyDialog({
  act,
  householdId,
  label,
  cash: ofHousehold,
  people,
  onDone,
  onPrint,
  onClose,
}: BuyDialogProps) {
  const t = useTexts('pointsPage')
  const [amount, setAmount] = useState('')
  const [paidBy, setPaidBy] = useState<PointPay>('cash')
  const [note, setNote] = useState('')
  // Where the household has none of its own, whoever has some is meant.
  const [residentId, setResident] = useState(
    ofHousehold === 0 && act === 'refund' ? (people.find(({ cash }) => cash > 0)?.residentId ?? '') : '',
  )
  const cash = people.find((one) => one.residentId === residentId)?.cash ?? ofHousehold
  const [isPrinted, setPrinted] = useState(true)
  const [tried, setTried] = useState(false)
  const count = Number(amount)
  // Ready words belong to meals; points are sold and paid back also without them.
  const hasTemplates = useAllowed()([{ can: 'noteTemplates.view', service: foodService }]).length > 0
  const templates = useQuery({ ...templatesQuery, enabled: hasTemplates }).data ?? []
  const ready = act === 'topUp' ? 'recharge' : 'restore'
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
        const asked = {
          householdId,
          residentId: residentId || null,
          points: count,
          paidBy,
          note: note.trim(),
        }
        const entryId = retry.idOf(asked)
        await pointsApi[act]({ entryId, ...asked }, retry)
        await onDone()
        toast(t(act === 'topUp' ? 'toppedUp' : 'refunded', { label, count }))
        if (isPrinted) onPrint(entryId)
        onClose()
      }}
    >
      <p className="lb-quiet">{act === 'topUp' ? t('topUpText') : t('refundText', { count: cash })}</p>
      <HolderField people={people} value={residentId} onChange={setResident} />
      <Field label={t('amount')} invalid={tried && isWrong ? t('amountWrong') : undefined}>
        <AmountInput digits={6} value={amount} onAmount={setAmount} />
      </Field>
      <div className="lb-choices">
        <p>{t('paidBy')}</p>
        <Segments
          label={t('paidBy')}
          value={paidBy}
          options={pointPays.map((value) => ({ value, label: t(`pay_${value}`) }))}
          onChange={setPaidBy}
        />
      </div>
      <ReasonField
        label={t('note')}
        optional
        reasons={templates.filter((one) => one.kind === ready && !one.isRetired).map(({ name }) => name)}
        maxLength={mostNote}
        value={note}
        onReason={setNote}
      />
      {!isWrong && (
        <p>
          <b>{t(`${act}_${paidBy}`, { money: showMoney(count) })}</b>
        </p>
      )}
      <Checkbox checked={isPrinted} onChange={({ target }) => setPrinted(target.checked)}>
        {t('printToo')}
      </Checkbox>
    </FormDialog>
  )
}

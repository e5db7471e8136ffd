import './rule-texts.ts'
import { useState } from 'react'
import type { Household } from '#modules/homes/households/contract.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { mostNote, type PersonPoints, type Purse, Points, purses } from '../contract.ts'
import type { PointRules } from '../setting.ts'
import { HolderField } from './HolderField.tsx'
import { show } from './LedgerLead.tsx'
import { rulesApi } from './queries.ts'

interface TransferDialogProps {
  householdId: string
  label: string
  rules: PointRules
  people: readonly PersonPoints[]
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** A household gives points to another one. */
export function TransferDialog({ householdId, label, rules, people, onDone, onClose }: TransferDialogProps) {
  const t = useTexts('pointRules')
  const [to, setTo] = useState<Household>()
  const [residentId, setResident] = useState('')
  const [purse, setPurse] = useState<Purse>('cash')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const points = Number(amount)
  const isWrong = !Points.safeParse(points).success || points > rules.mostPerTransfer
  const act = useSubmit(
    async (retry) => {
      if (!to) return refuse(t('toNeeded'))
      const asked = {
        householdId,
        residentId: residentId || null,
        toHouseholdId: to.householdId,
        purse,
        points,
        note: note.trim(),
      }
      await rulesApi.transfer({ transferId: retry.idOf(asked), ...asked }, retry)
      await onDone()
      toast(t('transferred', { label: to.label, count: points }))
      onClose()
    },
    { isWrong: () => !to || isWrong },
  )
  async function choose() {
    const picked = await pickHousehold()
    if (picked) setTo(picked)
  }
  return (
    <ActDialog
      title={`${t('transfer')}　${label}`}
      confirm={t('transfer')}
      act={act}
      isDirty={to !== undefined || amount !== '' || note !== ''}
      onClose={onClose}
    >
      <p className="lb-quiet">
        {t('limits', { once: show(rules.mostPerTransfer), month: show(rules.mostPerMonth) })}
      </p>
      <HolderField people={people} value={residentId} onChange={setResident} />
      <Field label={t('to')} invalid={act.tried && !to ? t('toNeeded') : undefined}>
        <Button icon={<Icon name="house" />} onClick={() => void choose()}>
          {to ? to.label : t('choose')}
        </Button>
      </Field>
      {rules.transfers === 'both' && (
        <div className="lb-choices">
          <p>{t('purse')}</p>
          <Segments
            label={t('purse')}
            value={purse}
            options={purses.toReversed().map((value) => ({ value, label: t(`purse_${value}`) }))}
            onChange={setPurse}
          />
        </div>
      )}
      <Field
        label={t('amount')}
        invalid={act.tried && isWrong ? t('amountWrong', { most: show(rules.mostPerTransfer) }) : undefined}
      >
        <AmountInput digits={6} value={amount} onAmount={setAmount} />
      </Field>
      <ReasonField label={t('note')} optional maxLength={mostNote} value={note} onReason={setNote} />
    </ActDialog>
  )
}

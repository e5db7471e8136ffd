import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { RosterMonth } from '../contract.ts'
import { leastPay, payPercents } from '../leave-kinds.ts'
import { rosterApi } from './queries.ts'

/** What part of the pay each kind of leave has; less than the law is not offered. */
export function LeavePayDialog({
  data,
  again,
  onClose,
}: {
  data: RosterMonth
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const ofKind = useTexts('leaveKinds')
  const [pay, setPay] = useState(data.leavePay)
  const changed = pay.filter(
    ({ kind, percent }) => data.leavePay.find((each) => each.kind === kind)?.percent !== percent,
  )
  return (
    <FormDialog
      title={t('leavePay')}
      confirm={t('save')}
      onConfirm={async (retry) => {
        if (changed.length) await rosterApi.saveLeavePay({ pay: changed }, retry)
        void again()
        toast(t('saved'))
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('leavePayText')}</p>
      <div className="lb-pair">
        {pay.map(({ kind, percent }) => (
          <Field key={kind} label={ofKind(kind)}>
            <ChoiceInput
              value={percent}
              options={payPercents
                .filter((value) => value >= leastPay[kind])
                .map((value) => ({ value, label: t(`pay_${value}`) }))}
              onChoose={(value) =>
                setPay(pay.map((each) => (each.kind === kind ? { kind, percent: value } : each)))
              }
            />
          </Field>
        ))}
      </div>
    </FormDialog>
  )
}

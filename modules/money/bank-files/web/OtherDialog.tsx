import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import type { LineDetail } from '../desk-shapes.ts'
import { deskApi } from './desk-query.ts'

interface OtherDialogProps {
  line: Pick<LineDetail, 'lineId' | 'rowVersion' | 'kind' | 'amount' | 'accounts'>
  isAnother: boolean
  onDone: () => void
  onClose: () => void
}

/** Money that is no fee: which income or expense it is, and what it is. */
export function OtherDialog({ line, isAnother, onDone, onClose }: OtherDialogProps) {
  const t = useTexts('unmatchedPage')
  const { lineId, rowVersion, amount, accounts } = line
  const isOut = line.kind === 'out'
  // The last is the one for whatever has no account of its own.
  const [accountNumber, setAccount] = useState(accounts.at(-1)?.number ?? 0)
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''
  const act = useSubmit(
    async (retry) => {
      await deskApi.bookOther({ lineId, rowVersion, accountNumber, reason: reason.trim(), isAnother }, retry)
      toast(t('otherDone', { target: accounts.find(({ number }) => number === accountNumber)?.name ?? '' }))
      onDone()
    },
    { isWrong: () => isMissing },
  )
  return (
    <ActDialog
      title={t(isOut ? 'outAct' : 'otherAct')}
      confirm={t(isOut ? 'outConfirm' : 'otherConfirm')}
      act={act}
      onClose={onClose}
    >
      <p>{t(isOut ? 'outActText' : 'otherText', { amount: showMoney(amount) })}</p>
      <Field label={t(isOut ? 'outAccount' : 'otherAccount')}>
        <ChoiceInput
          value={String(accountNumber)}
          options={accounts.map(({ number, name }) => ({ value: String(number), label: name }))}
          onChoose={(value) => setAccount(Number(value))}
        />
      </Field>
      <ReasonField
        label={t('otherReason')}
        reasons={t(isOut ? 'outActReasons' : 'otherReasons').split('、')}
        maxLength={60}
        invalid={act.tried && isMissing ? t('otherMissing') : undefined}
        value={reason}
        onReason={setReason}
      />
    </ActDialog>
  )
}

import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { readAmount } from '#platform/web/form/amount-text.ts'
import { refuse } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cash } from '../contract.ts'
import { MoneyField } from './MoneyField.tsx'
import type { ActFormProps } from './PayForm.tsx'
import { useAct } from './use-act.ts'
import { useWitness, WitnessFields } from './WitnessFields.tsx'

const api = client(cash)

/** Settles a difference that two people counted: both answer for it. */
export function AdjustForm({ depositId, envelope, onDone }: ActFormProps) {
  const t = useTexts('cash')
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const witness = useWitness()
  const amount = readAmount(text)
  const rest = envelope.balance + (amount ?? 0)

  const act = useAct(async (retry) => {
    if (!amount) refuse(t('amountMissing'))
    if (!reason.trim()) refuse(t('reasonMissing'))
    if (!witness.isReady) refuse(t('witnessMissing'))
    const witnessToken = await witness.takeToken()
    const lineId = retry.idOf([amount, reason])
    return api.adjust({ depositId, lineId, amount, reason, witnessToken }, retry)
  }, onDone)

  useHotKey('Ctrl+Enter', 'platform:confirm', () => void act.submit(), { enabled: rest >= 0 })

  return (
    <form {...act.form} className="ch-form">
      <p className="lb-14 lb-quiet">{t('adjustText')}</p>
      <div className="lb-pair">
        <MoneyField
          signed
          label={t('adjustAmount')}
          hint={t('adjustAmountHint')}
          text={text}
          onText={(next) => {
            setText(next)
            act.forget()
          }}
          warn={rest < 0 ? t('notEnough', { money: showMoney(envelope.balance) }) : undefined}
          help={amount && rest >= 0 ? t('after', { money: showMoney(rest) }) : undefined}
        />
        <Field label={t('reason')}>
          <TextInput value={reason} maxLength={60} onText={setReason} />
        </Field>
      </div>
      <WitnessFields witness={witness} />
      {act.failure && <Note tone="wait">{act.failure}</Note>}
      <Button
        size="large"
        htmlType="submit"
        loading={act.busy}
        disabled={rest < 0}
        aria-keyshortcuts="Control+Enter"
      >
        {t('adjustGo')} <Key keys="Ctrl Enter" />
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cash, showMoney } from '../contract.ts'
import { MoneyField, readMoney } from './MoneyField.tsx'
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
  const act = useAct(onDone)
  const amount = readMoney(text)
  const rest = envelope.balance + (amount ?? 0)

  function adjust() {
    if (!amount) return act.complain(t('amountMissing'))
    if (!reason.trim()) return act.complain(t('reasonMissing'))
    if (!witness.isReady) return act.complain(t('witnessMissing'))
    void act.run(async (lineId) => {
      const witnessToken = await witness.takeToken()
      return api.adjust({ depositId, lineId, amount, reason, witnessToken })
    })
  }

  return (
    <form
      className="ch-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        adjust()
      }}
    >
      <p className="lb-14 lb-quiet">{t('adjustText')}</p>
      <div className="ch-pair">
        <MoneyField
          signed
          label={t('adjustAmount')}
          hint={t('adjustAmountHint')}
          text={text}
          onText={(next) => {
            setText(next)
            act.change()
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
      <Button size="large" htmlType="submit" aria-busy={act.busy} disabled={rest < 0}>
        {act.busy ? t('working') : t('adjustGo')}
      </Button>
    </form>
  )
}

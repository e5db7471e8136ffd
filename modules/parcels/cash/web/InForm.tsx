import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { readAmount } from '#platform/web/form/amount-text.ts'
import { refuse } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import { cash } from '../contract.ts'
import { MoneyField } from './MoneyField.tsx'
import type { ActFormProps } from './PayForm.tsx'
import { useAct } from './use-act.ts'
import { useCashSetting } from './use-envelope.ts'

const api = client(cash)

/** More money for the envelope; the payer signs when the community asks for it. */
export function InForm({ depositId, envelope, onDone }: ActFormProps) {
  const t = useTexts('cash')
  const [text, setText] = useState('')
  const [signature, setSignature] = useState<Blob>()
  const setting = useCashSetting().data
  const amount = readAmount(text)
  const act = useAct(
    async (retry) => {
      if (!amount) refuse(t('amountMissing'))
      const signaturePath = await uploadOnce(retry, 'handwrite', signature)
      const lineId = retry.idOf([amount, signaturePath])
      return api.putIn({ depositId, lineId, amount, signaturePath }, retry)
    },
    (line) => {
      setText('')
      onDone(line)
    },
  )

  useHotKey('Ctrl+Enter', 'platform:confirm', () => void act.submit())

  return (
    <form {...act.form} className="ch-form">
      <MoneyField
        label={t('amount')}
        hint={t('amountHint')}
        autoFocus
        text={text}
        onText={(next) => {
          setText(next)
          act.forget()
        }}
        help={amount ? t('after', { money: showMoney(envelope.balance + amount) }) : undefined}
      />
      {setting?.signatureAsked && <SignatureField label={t('receiptSign')} onSign={setSignature} />}
      {act.failure && <Note tone="wait">{act.failure}</Note>}
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        loading={act.busy}
        aria-keyshortcuts="Control+Enter"
      >
        {amount ? t('inGo', { money: showMoney(amount) }) : t('inGoEmpty')} <Key keys="Ctrl Enter" />
      </Button>
    </form>
  )
}

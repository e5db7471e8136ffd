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
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cash, type CashLine, type EnvelopeDetail, type PayablePackage } from '../contract.ts'
import { MoneyField } from './MoneyField.tsx'
import { useAct } from './use-act.ts'

const api = client(cash)

export interface ActFormProps {
  depositId: string
  envelope: EnvelopeDetail
  onDone: (line: CashLine) => void
}

/** Pays a courier: which package, how much, and what is left then. */
export function PayForm({ depositId, envelope, onDone }: ActFormProps) {
  const t = useTexts('cash')
  const { payable, balance } = envelope
  const [chosen, setChosen] = useState(payable.find((item) => item.cashOnDelivery)?.packageId)
  const [text, setText] = useState('')
  const [courier, setCourier] = useState<string>()
  const item = payable.find((candidate) => candidate.packageId === chosen)
  const amount = readAmount(text)
  const rest = amount === undefined ? undefined : balance - amount
  const isShort = rest !== undefined && rest < 0

  const act = useAct(
    async (retry) => {
      if (!item) refuse(t('payableMissing'))
      if (!amount) refuse(t('amountMissing'))
      const courierName = (courier ?? item.courierName).trim()
      const payment = { packageId: item.packageId, amount, courierName }
      return api.payCourier({ depositId, lineId: retry.idOf(payment), ...payment }, retry)
    },
    (line) => {
      setText('')
      setChosen(undefined)
      setCourier(undefined)
      onDone(line)
    },
  )

  useHotKey('Ctrl+Enter', 'platform:confirm', () => void act.submit(), {
    enabled: payable.length > 0 && !isShort,
  })

  if (payable.length === 0) return <p className="lb-quiet ch-none">{t('payableNone')}</p>
  return (
    <form {...act.form} className="ch-form">
      <fieldset className="ch-packages">
        <legend>{t('package')}</legend>
        {payable.map((candidate) => (
          <PackageChoice
            key={candidate.packageId}
            one={candidate}
            isChosen={candidate.packageId === chosen}
            onChoose={() => {
              setChosen(candidate.packageId)
              setCourier(undefined)
              act.forget()
            }}
          />
        ))}
      </fieldset>
      <div className="lb-pair">
        <MoneyField
          label={t('amount')}
          hint={t('amountHint')}
          text={text}
          onText={(next) => {
            setText(next)
            act.forget()
          }}
          warn={isShort ? t('notEnough', { money: showMoney(balance) }) : undefined}
          help={rest !== undefined && !isShort ? t('after', { money: showMoney(rest) }) : undefined}
        />
        <Field label={t('courier')} hint={t('courierHint')}>
          <TextInput value={courier ?? item?.courierName ?? ''} maxLength={30} onText={setCourier} />
        </Field>
      </div>
      {act.failure && <Note tone="wait">{act.failure}</Note>}
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        loading={act.busy}
        disabled={isShort}
        aria-keyshortcuts="Control+Enter"
      >
        {amount ? t('payGo', { money: showMoney(amount) }) : t('payGoEmpty')} <Key keys="Ctrl Enter" />
      </Button>
    </form>
  )
}

interface PackageChoiceProps {
  one: PayablePackage
  isChosen: boolean
  onChoose: () => void
}

function PackageChoice({ one, isChosen, onChoose }: PackageChoiceProps) {
  return (
    <label className="ch-package">
      <input type="radio" name="ch-package" checked={isChosen} onChange={onChoose} />
      <b>{one.serialNumber}</b>
      <span className="lb-grow lb-line lb-rows-0 lb-baseline lb-wrap">
        <span>{[one.courierName, one.kindName, one.name].filter(Boolean).join('　')}</span>
        <span className="lb-14 lb-quiet lb-nowrap">{speakTime(one.arrivedAt)}</span>
      </span>
      {one.cashOnDelivery && <Mark kind="cashOnDelivery" />}
    </label>
  )
}

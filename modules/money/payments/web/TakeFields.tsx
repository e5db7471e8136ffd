import { showMoney } from '#platform/contract/show-money.ts'
import type { RefObject } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { useTake } from './use-take.ts'

interface TakeFieldsProps {
  take: ReturnType<typeof useTake>
  amount: RefObject<HTMLInputElement | null>
}

/** How the money comes and how much of it; what is handed back, or paid ahead. */
export function TakeFields({ take, amount }: TakeFieldsProps) {
  const t = useTexts('paymentsPage')
  const { form, change, plan, owed, keeps, act } = take
  const said = (isWrong: boolean, words: string) => (act.tried && isWrong ? words : undefined)
  return (
    <>
      <div className="lb-register-wide">
        <Segments
          label={t('channel')}
          value={form.channel}
          onChange={(channel) => change({ channel })}
          options={(['cash', 'cheque', 'remittance'] as const).map((value) => ({
            value,
            label: t(`channel_${value}`),
          }))}
        />
      </div>
      <Field
        label={t('given')}
        help={owed > 0 ? t('givenHelp', { amount: showMoney(owed) }) : undefined}
        invalid={said(plan.amount <= 0, t('amountNeeded'))}
      >
        <AmountInput
          ref={amount}
          value={form.given}
          placeholder={owed > 0 ? showMoney(owed) : undefined}
          onAmount={(given) => change({ given })}
        />
      </Field>
      {form.channel !== 'cash' && (
        <Field label={t('day')} invalid={said(!form.day, t('dayNeeded'))}>
          <DayInput value={form.day} max={take.today} onDay={(day) => change({ day })} />
        </Field>
      )}
      {form.channel === 'cheque' && (
        <>
          <Field label={t('chequeNumber')} invalid={said(!form.chequeNumber.trim(), t('chequeNeeded'))}>
            <TextInput
              value={form.chequeNumber}
              maxLength={20}
              onText={(chequeNumber) => change({ chequeNumber })}
            />
          </Field>
          <Field label={t('chequeBank')} optional>
            <TextInput
              value={form.chequeBank}
              maxLength={30}
              onText={(chequeBank) => change({ chequeBank })}
            />
          </Field>
          <Field label={t('chequeDueOn')} optional>
            <DayInput value={form.chequeDueOn} onDay={(chequeDueOn) => change({ chequeDueOn })} />
          </Field>
        </>
      )}
      {form.channel === 'remittance' && (
        <Field label={t('lastDigits')} optional>
          <TextInput value={form.lastDigits} maxLength={10} onText={(lastDigits) => change({ lastDigits })} />
        </Field>
      )}
      <Field label={t('payerName')} optional>
        <TextInput value={form.payerName} maxLength={30} onText={(payerName) => change({ payerName })} />
      </Field>
      <Field label={t('note')} optional>
        <TextInput value={form.note} maxLength={100} onText={(note) => change({ note })} />
      </Field>
      <div className="lb-register-wide pay-rest" role="status">
        {form.channel === 'cash' && (
          <Checkbox checked={form.keeps} onChange={(event) => change({ keeps: event.target.checked })}>
            {t('keepRest')}
          </Checkbox>
        )}
        {plan.change > 0 && <b>{t('change', { amount: showMoney(plan.change) })}</b>}
        {keeps && plan.ahead > 0 && <b>{t('toAhead', { amount: showMoney(plan.ahead) })}</b>}
        {plan.amount > 0 && plan.amount < owed && (
          <span className="lb-quiet">{t('stillOwed', { amount: showMoney(owed - plan.amount) })}</span>
        )}
      </div>
    </>
  )
}

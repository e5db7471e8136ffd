import type { RefObject } from 'react'
import { MoneyField } from '#modules/parcels/cash/web/public.ts'
import { RecipientChoice, RecipientField, TemperatureField } from '#modules/parcels/packages/web/public.ts'
import type { Given } from '#platform/contract/call.ts'
import { lengthOf } from '#platform/contract/cut.ts'
import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cashKind, type deposits } from '../contract.ts'
import { type Complaint, type DepositForm, longestNote } from './deposit-form.ts'
import { PartyFields } from './PartyFields.tsx'

export type DepositOptions = Given<typeof deposits.calls.registerOptions>['data']

export interface DepositFieldsProps {
  refs: Record<'money' | 'receiver' | 'payer', RefObject<HTMLInputElement | null>> & {
    kinds: RefObject<HTMLDivElement | null>
  }
  form: DepositForm
  change: (patch: Partial<DepositForm>) => void
  options: DepositOptions | undefined
  /** The kind that is chosen, or the first. */
  kindDetail: number | undefined
  complaint: Complaint | undefined
  /** A deposit that is corrected keeps being cash, or not being it. */
  correcting?: boolean
  onSubmit: () => void
}

/** More kinds than this do not fit beside one another. */
const mostSegments = 7

/** The fields of one deposit, for registering and for correcting. */
export function DepositFields(props: DepositFieldsProps) {
  const { refs, form, change, kindDetail, complaint, correcting, onSubmit } = props
  const t = useTexts('depositDesk')
  const { receiver, payer } = form
  const isCash = kindDetail === cashKind
  const invalid = (which: Complaint) => (complaint === which ? t(which) : undefined)
  const setReceiver = (patch: Partial<typeof receiver>) =>
    change({
      receiver: { ...receiver, ...patch },
      ...('household' in patch || patch.isOutsider ? { recipientId: null } : {}),
    })
  const home = receiver.household
  const canBeSame = home && !payer.household && !payer.isOutsider && payer.text === ''
  return (
    <>
      <KindField {...props} />
      {isCash && !correcting && (
        <div className="lb-register-wide">
          <MoneyField
            key={form.depositId}
            input={refs.money}
            label={t('money')}
            hint={t('moneyHint')}
            text={form.money}
            onText={(money) => change({ money })}
            invalid={invalid('moneyRequired')}
            onEnter={() => refs.receiver.current?.focus()}
          />
        </div>
      )}
      <PartyFields
        input={refs.receiver}
        side="receiver"
        party={receiver}
        invalid={invalid('receiverRequired')}
        onChange={setReceiver}
        onEnter={() => refs.payer.current?.focus()}
      />
      {!receiver.isOutsider && <RecipientChoice named={form.named} onNamed={(named) => change({ named })} />}
      {!isCash && (
        <TemperatureField
          value={form.temperature}
          onChange={(temperature) => change({ temperature, shelfPosition: null })}
        />
      )}
      {!receiver.isOutsider && (
        <RecipientField
          household={home}
          named={form.named}
          recipientId={form.recipientId}
          invalid={invalid('recipientRequired')}
          onRecipient={(recipientId) => change({ recipientId })}
        />
      )}
      <PartyFields
        input={refs.payer}
        side="payer"
        party={payer}
        invalid={invalid('payerRequired')}
        onChange={(patch) => change({ payer: { ...payer, ...patch } })}
        onEnter={onSubmit}
        extra={
          canBeSame ? (
            <button
              type="button"
              className="lb-link"
              onClick={() => {
                change({ payer: { ...payer, household: home } })
                // The button goes; whoever pressed Enter goes on where Enter registers.
                refs.payer.current?.focus()
              }}
            >
              {t('sameHousehold')}
            </button>
          ) : (
            payer.household && <PayerPerson {...props} />
          )
        }
      />
      <RestFields {...props} />
    </>
  )
}

/** Who of the payer's household brought it. */
function PayerPerson({ form, change }: DepositFieldsProps) {
  const { payer } = form
  const names = payer.household?.names ?? []
  return (
    <span className="dd-names lb-line lb-gap-8 lb-wrap">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={payer.name === name}
          onClick={() => change({ payer: { ...payer, name: payer.name === name ? '' : name } })}
        >
          {name}
        </button>
      ))}
    </span>
  )
}

/** What it is; Enter goes on to the amount, or to whose it is. */
function KindField({ options, kindDetail, change, form, correcting, refs }: DepositFieldsProps) {
  const t = useTexts('depositDesk')
  const wasCash = correcting && form.kindDetail === cashKind
  const kinds = (options?.kinds ?? []).filter((kind) => !correcting || kind.isCash === wasCash)
  const choose = (number: number) => change({ kindDetail: number })
  return (
    <div
      ref={refs.kinds}
      role="presentation"
      className="lb-register-wide lb-field"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        const next = refs.money.current ?? refs.receiver.current
        next?.focus()
      }}
    >
      <span className="lb-register-label">{t('kind')}</span>
      {kinds.length <= mostSegments ? (
        <div className="dd-kinds">
          <Segments
            full
            label={t('kind')}
            value={String(kindDetail ?? '')}
            onChange={(value) => choose(Number(value))}
            options={kinds.map((kind) => ({ value: String(kind.number), label: kind.name }))}
          />
        </div>
      ) : (
        <ChoiceInput
          aria-label={t('kind')}
          value={kindDetail ?? 0}
          options={kinds.map((kind) => ({ value: kind.number, label: kind.name }))}
          onChoose={choose}
        />
      )}
    </div>
  )
}

function RestFields({ form, change, options }: DepositFieldsProps) {
  const t = useTexts('depositDesk')
  const fits = (options?.positions ?? []).filter((position) => position.temperature === form.temperature)
  const others = (options?.positions ?? []).filter((position) => position.temperature !== form.temperature)
  return (
    <>
      <Field label={t('shelfPosition')} optional>
        <AutoComplete
          value={form.shelfPosition ?? ''}
          options={[...fits, ...others].map((fit) => ({ value: fit.name }))}
          onChange={(value: string) => change({ shelfPosition: value ?? '' })}
          maxLength={20}
          placeholder={t('positionNone')}
        />
      </Field>
      <Field label={t('expectedOn')} optional>
        <DayInput value={form.expectedOn} onDay={(expectedOn) => change({ expectedOn })} />
      </Field>
      <div className="lb-register-wide">
        <Field label={t('note')} hint={t('noteCount', { count: lengthOf(form.note) })}>
          <TextInput
            value={form.note}
            maxLength={longestNote}
            placeholder={t('notePlaceholder')}
            onText={(note) => change({ note })}
          />
        </Field>
      </div>
    </>
  )
}

import { type ReactNode, type RefObject, useRef } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { HouseholdField } from '#modules/parcels/packages/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { PartyForm } from './deposit-form.ts'

export interface PartyFieldsProps {
  input: RefObject<HTMLInputElement | null>
  side: 'receiver' | 'payer'
  party: PartyForm
  invalid: string | undefined
  onChange: (patch: Partial<PartyForm>) => void
  /** Enter, when somebody is chosen. */
  onEnter: () => void
  /** At the right end of the line below. */
  extra?: ReactNode
}

/** Who fetches or who leaves it: a household by any fragment, or an outsider with name and phone. */
export function PartyFields({ input, side, party, invalid, onChange, onEnter, extra }: PartyFieldsProps) {
  const t = useTexts('depositDesk')
  const latest = useRef(party)
  latest.current = party

  async function pick() {
    const picked = await pickHousehold()
    if (picked) onChange({ household: picked, text: '' })
    input.current?.focus()
  }

  function turn() {
    onChange({ isOutsider: !party.isOutsider, household: null, text: '', name: '', phone: '' })
    requestAnimationFrame(() => input.current?.focus())
  }

  return (
    <div className="lb-register-wide dd-party">
      {party.isOutsider ? (
        <div className="dd-pair">
          <Field
            label={t(side === 'receiver' ? 'receiverOutside' : 'payerOutside')}
            hint={t('outsiderNameHint')}
            invalid={invalid}
          >
            <TextInput
              ref={input}
              icon="person"
              className="lb-register-large"
              value={party.name}
              maxLength={30}
              onText={(name) => onChange({ name })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                onEnter()
              }}
            />
          </Field>
          <Field label={t('phone')} optional>
            <TextInput
              icon="call"
              className="lb-register-large"
              inputMode="tel"
              value={party.phone}
              maxLength={20}
              onText={(phone) => onChange({ phone })}
            />
          </Field>
        </div>
      ) : (
        <HouseholdField
          input={input}
          label={t(side)}
          text={party.text}
          chosen={party.household}
          isChosen={() => latest.current.household !== null}
          invalid={invalid}
          onText={(text) => onChange({ text, household: null, name: '' })}
          onChoose={(household) => {
            latest.current = { ...latest.current, household }
            onChange({ household, text: '' })
          }}
          onPicker={() => void pick()}
          onEnter={onEnter}
        />
      )}
      <div className="dd-party-foot">
        <button type="button" className="lb-link" onClick={turn}>
          {t(party.isOutsider ? 'isResident' : 'notResident')}
        </button>
        {extra}
      </div>
    </div>
  )
}

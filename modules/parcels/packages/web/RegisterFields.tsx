import { type RefObject, useEffect, useRef } from 'react'
import { HouseholdPanels } from '#platform/web/frame/HouseholdPanels.tsx'
import { paperText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FixedFields } from './FixedFields.tsx'
import { HouseholdField } from './HouseholdField.tsx'
import { MarkBoxes } from './MarkBoxes.tsx'
import { NoteField } from './NoteField.tsx'
import { PiecesField } from './PiecesField.tsx'
import { RecipientChoice, RecipientField } from './RecipientField.tsx'
import { RegisterFrame } from './RegisterFrame.tsx'
import { TemperatureField } from './TemperatureField.tsx'
import { TrackingField } from './TrackingField.tsx'
import { useHouseholdSaid } from './use-household-said.ts'
import type { RegisterPageTools } from './use-register-page.ts'

/** The form of one package. */
export function RegisterFields({ page }: { page: RegisterPageTools }) {
  const t = useTexts('registerPackages')
  const { form, change, batch, settled, options, refs, registering, complaint, photo } = page
  const said = useHouseholdSaid(form)
  const preset = useRef(false)
  const register = () => void page.register()
  const needsPerson = form.inPersonOnly && !form.recipientId
  const recipientInvalid = needsPerson
    ? t('recipientInPerson')
    : complaint === 'recipientRequired'
      ? t(complaint)
      : undefined
  const batchCourier = options.data?.couriers.find((courier) => courier.id === batch.batch?.courierId)?.name

  /** Who collects in person only is not handed to others: the box is ticked, and unticked with another person. */
  function chooseRecipient(recipientId: string, marks: readonly string[]) {
    const marked = marks.includes(paperText('platform', 'markInPerson'))
    change({ recipientId, inPersonOnly: marked || (form.inPersonOnly && !preset.current) })
    preset.current = marked && (preset.current || !form.inPersonOnly)
  }

  const formElement = useRef<HTMLFormElement>(null)
  useEnterOnChoices(formElement)

  return (
    <RegisterFrame
      ref={formElement}
      register={register}
      clear={page.clear}
      isTouched={page.isTouched}
      photo={photo}
      photoPath={form.photoPath}
      options={options}
      failure={registering.failure}
      busy={registering.busy}
      submit={t(registering.busy ? 'submitting' : page.autoPrint ? 'submit' : 'submitOnly')}
      beside={<span className="lb-14 lb-quiet rp-go-optional">{t('photoOptional')}</span>}
      below={
        <>
          <NoteField value={form.note} onText={(note) => change({ note })} />
          <PiecesField value={form.pieces ?? '1'} onText={(pieces) => change({ pieces })} />
          <MarkBoxes
            inPersonOnly={form.inPersonOnly}
            cashOnDelivery={form.cashOnDelivery}
            onInPerson={(on) => {
              preset.current = false
              change({ inPersonOnly: on, named: on || form.named })
            }}
            onCash={(cashOnDelivery) => change({ cashOnDelivery })}
          />
          {form.cashOnDelivery && form.household && (
            <div className="lb-register-wide">
              <HouseholdPanels place="payment" householdId={form.household.householdId} />
            </div>
          )}
        </>
      }
    >
      <div className="lb-register-wide">
        <TrackingField
          input={refs.tracking}
          value={form.trackingNumber}
          batchCourier={batchCourier}
          onText={(trackingNumber) => change({ trackingNumber })}
          onEnter={() => refs.household.current?.focus()}
        />
      </div>
      <div className="lb-register-wide">
        <HouseholdField
          input={refs.household}
          text={form.householdText}
          chosen={form.household}
          isChosen={page.isHouseholdChosen}
          invalid={complaint === 'householdRequired' ? t(complaint) : undefined}
          warn={said.refuses && [said.refuses, said.notes].filter(Boolean).join(' ')}
          help={said.notes}
          onText={(householdText) => change({ householdText, household: null, recipientId: null })}
          onChoose={page.choose}
          onPicker={() => void page.pick()}
          onEnter={register}
        />
      </div>
      <RecipientChoice
        named={form.named}
        onNamed={(named) => change({ named, inPersonOnly: named && form.inPersonOnly })}
      />
      <TemperatureField value={form.temperature} onChange={page.chooseTemperature} />
      <RecipientField
        household={form.household}
        named={form.named}
        recipientId={form.recipientId}
        invalid={recipientInvalid}
        onRecipient={chooseRecipient}
      />
      {(!batch.batch || batch.changing) && options.data && (
        <FixedFields
          options={options.data}
          settled={settled}
          temperature={form.temperature}
          first={refs.courier}
          onCourier={(id) => page.fix('courierId', id)}
          onKind={(id) => page.fix('kindId', id)}
          onPosition={(name) => page.fix('shelfPosition', name)}
        />
      )}
    </RegisterFrame>
  )
}

/** Enter on a choice submits the form, as in any field; Space chooses. */
function useEnterOnChoices(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target as HTMLElement).matches('[role=radio]')) return
      event.preventDefault()
      element?.requestSubmit()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [form])
}

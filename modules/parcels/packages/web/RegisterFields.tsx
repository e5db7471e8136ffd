import { type RefObject, useEffect, useRef } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { HouseholdPanels } from '#platform/web/frame/HouseholdPanels.tsx'
import { paperText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { FixedFields } from './FixedFields.tsx'
import { HouseholdField } from './HouseholdField.tsx'
import { MarkBoxes } from './MarkBoxes.tsx'
import { NoteField } from './NoteField.tsx'
import { PhotoField } from './PhotoField.tsx'
import { PiecesField } from './PiecesField.tsx'
import { RecipientChoice, RecipientField } from './RecipientField.tsx'
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
    <form
      className="lb-panel lb-register-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        register()
      }}
      ref={formElement}
    >
      <div className="lb-register-fields">
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
        {!options.data && options.error && (
          <div className="lb-register-wide">
            <Note
              tone="wait"
              act={
                <Button size="small" onClick={() => void options.refetch()}>
                  {t('optionsRetry')}
                </Button>
              }
            >
              {t('optionsFailed')}
              {sentenceOf(options.error)}
            </Note>
          </div>
        )}
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
        <PhotoField photo={photo} path={form.photoPath} onRemove={() => photo.take(undefined)} />
      </div>
      {registering.failure && (
        <div className="lb-register-failure">
          <Note tone="wait">{registering.failure}</Note>
        </div>
      )}
      <div className="lb-register-go">
        <Button
          icon={<Icon name="cam" />}
          onClick={() => photo.setOpen(!photo.open)}
          aria-expanded={photo.open}
          aria-keyshortcuts="F8"
        >
          {t('photo')} <Key keys="F8" />
        </Button>
        <span className="lb-14 lb-quiet rp-go-optional">{t('photoOptional')}</span>
        <Button className="lb-end" onClick={page.clear} disabled={!page.isTouched} aria-keyshortcuts="Escape">
          {t('clear')} <Key keys="Esc" />
        </Button>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={!options.data}
          aria-busy={registering.busy}
          className="lb-register-submit"
        >
          {t(registering.busy ? 'submitting' : page.autoPrint ? 'submit' : 'submitOnly')} <Key keys="Enter" />
        </Button>
      </div>
    </form>
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

import { useId } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { targets, type VisitTarget } from '#modules/visitors/visits/contract.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type BookingForm, inWords } from './booking-form.ts'
import { useBays, useReasons } from './use-visits.ts'

export interface VisitFieldsProps {
  form: BookingForm
  change: (patch: Partial<BookingForm>) => void
}

/** Who comes, to whom and why. */
export function VisitFields({ form, change }: VisitFieldsProps) {
  const t = useTexts('booking')
  const tv = useTexts('visits')
  const tp = useTexts('platform')
  const householdLine = useId()
  const { household } = form
  async function pick() {
    const chosen = await pickHousehold({ virtual: true })
    if (chosen) change({ household: { householdId: chosen.householdId, label: chosen.label } })
  }
  return (
    <>
      <Field label={t('target')}>
        <ChoiceInput
          value={form.target}
          options={targets.map((value: VisitTarget) => ({ value, label: tv(`target_${value}`) }))}
          onChoose={(target) => change({ target })}
        />
      </Field>
      <div className="lb-field" role="group" aria-labelledby={householdLine}>
        <p id={householdLine} className="bk-label">
          {t('household')}
          {form.target !== 'household' && <span>{tp('optional')}</span>}
        </p>
        <div className="bk-household">
          {household && <HouseholdName label={household.label} size="title" />}
          <Button icon={<Icon name="house" />} onClick={() => void pick()}>
            {t(household ? 'otherHousehold' : 'chooseHousehold')}
          </Button>
        </div>
      </div>
      <Field label={t('name')} help={t('nameHelp')}>
        <TextInput value={form.name} maxLength={40} onText={(name) => change({ name })} />
      </Field>
      <Field label={t('phone')} optional>
        <TextInput value={form.phone} maxLength={30} inputMode="tel" onText={(phone) => change({ phone })} />
      </Field>
      <Field label={t('people')}>
        <TextInput
          inputMode="numeric"
          value={form.people}
          maxLength={3}
          onText={(people) => change({ people: people.replace(/\D/g, '') })}
        />
      </Field>
      <ReasonFields form={form} change={change} />
      <Field label={t('firm')} optional>
        <TextInput value={form.firm} maxLength={30} onText={(firm) => change({ firm })} />
      </Field>
      <Field label={t('plate')} optional>
        <TextInput value={form.plate} maxLength={20} onText={(plate) => change({ plate })} />
      </Field>
      <BayField form={form} change={change} />
      <div className="bk-wide">
        <Field label={t('remark')} optional>
          <TextInput value={form.remark} maxLength={100} onText={(remark) => change({ remark })} />
        </Field>
      </div>
    </>
  )
}

/** The reason from the community's list or in words, and its kind of vendors where it has some. */
function ReasonFields({ form, change }: VisitFieldsProps) {
  const t = useTexts('booking')
  const reasons = useReasons().filter((reason) => reason.isEnabled)
  const kinds = reasons.find((reason) => reason.reasonId === form.reasonId)?.vendorKinds ?? []
  return (
    <>
      <Field label={t('reason')}>
        <ChoiceInput
          value={form.reasonId}
          options={[
            ...reasons.map(({ reasonId, name }) => ({ value: reasonId, label: name })),
            { value: inWords, label: t('otherReason') },
          ]}
          onChoose={(reasonId) => change({ reasonId, vendorKindId: '' })}
        />
      </Field>
      {form.reasonId === inWords && (
        <Field label={t('reasonWords')}>
          <TextInput value={form.reason} maxLength={20} onText={(reason) => change({ reason })} />
        </Field>
      )}
      {kinds.length > 0 && (
        <Field label={t('vendorKind')} optional>
          <ChoiceInput
            value={form.vendorKindId}
            options={[
              { value: '', label: t('noVendorKind') },
              ...kinds.map(({ vendorKindId, name }) => ({ value: vendorKindId, label: name })),
            ]}
            onChoose={(vendorKindId) => change({ vendorKindId })}
          />
        </Field>
      )}
    </>
  )
}

/** The visitors' bays, with who stands there now; nothing where the community has none. */
function BayField({ form, change }: VisitFieldsProps) {
  const t = useTexts('booking')
  const bays = useBays()
  if (!bays.length) return null
  return (
    <Field label={t('bay')} optional>
      <ChoiceInput
        value={form.parkingBay}
        options={[
          { value: '', label: t('noBay') },
          ...bays.map(({ bay, visitorId, plate }) => ({
            value: bay,
            label: !visitorId
              ? t('bayFree', { bay })
              : plate
                ? t('bayTaken', { bay, plate })
                : t('bayUsed', { bay }),
          })),
        ]}
        onChoose={(parkingBay) => change({ parkingBay })}
      />
    </Field>
  )
}

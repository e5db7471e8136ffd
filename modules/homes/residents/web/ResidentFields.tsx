import '#platform/web/form/select.css'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { identities, type Resident, renter } from '../shapes.ts'
import { AvatarField } from './AvatarField.tsx'
import { today } from './days.ts'
import { identityName } from './identity-name.ts'
import type { ResidentForm } from './resident-form.ts'
import { SecretField } from './SecretField.tsx'
import { VehicleFields } from './VehicleFields.tsx'

export interface ResidentFieldsProps {
  /** As they were when the form was opened; undefined for somebody new. */
  seen: Resident | undefined
  form: ResidentForm
  change: (patch: Partial<ResidentForm>) => void
  nameMissing: boolean
}

/** Everything that the desk writes down of somebody. */
export function ResidentFields({ seen, form, change, nameMissing }: ResidentFieldsProps) {
  const t = useTexts('residentDialogs')
  const isRenter = form.identityId === renter
  const hasContract = form.contractFrom !== '' || form.contractUntil !== ''
  return (
    <div className="rf-fields">
      <Field label={t('name')} invalid={nameMissing ? t('nameNeeded') : undefined}>
        <TextInput autoFocus value={form.name} maxLength={50} onText={(name) => change({ name })} />
      </Field>
      <Field label={t('identity')}>
        <select
          className="lb-select"
          value={form.identityId ?? ''}
          onChange={(event) => change({ identityId: Number(event.target.value) || null })}
        >
          <option value="">{t('identityNone')}</option>
          {identities.map(({ id }) => (
            <option key={id} value={id}>
              {identityName(id)}
            </option>
          ))}
        </select>
      </Field>
      {(['mobile', 'phone2'] as const).map((key) => (
        <SecretField
          key={key}
          label={t(key)}
          kept={seen?.[key] ?? ''}
          value={form[key]}
          onChange={(value) => change({ [key]: value })}
        >
          <TextInput
            inputMode="tel"
            value={form[key] ?? ''}
            maxLength={30}
            onText={(value) => change({ [key]: value })}
          />
        </SecretField>
      ))}
      {(isRenter || hasContract) && (
        <>
          <Field label={t('contractFrom')}>
            <DayInput value={form.contractFrom} onDay={(contractFrom) => change({ contractFrom })} />
          </Field>
          <Field label={t('contractUntil')} help={t('contractHelp')}>
            <DayInput
              min={form.contractFrom || undefined}
              value={form.contractUntil}
              onDay={(contractUntil) => change({ contractUntil })}
            />
          </Field>
        </>
      )}
      <SecretField
        label={t('birthday')}
        kept={showDay(seen?.birthday ?? '')}
        value={form.birthday}
        onChange={(birthday) => change({ birthday })}
      >
        <DayInput max={today()} value={form.birthday ?? ''} onDay={(birthday) => change({ birthday })} />
      </SecretField>
      <Field label={t('movedInOn')}>
        <DayInput value={form.movedInOn} onDay={(movedInOn) => change({ movedInOn })} />
      </Field>
      <div className="rf-wide">
        <VehicleFields
          value={form.transportations}
          onChange={(transportations) => change({ transportations })}
        />
      </div>
      <div className="rf-wide">
        <Checkbox checked={form.isContact} onChange={(event) => change({ isContact: event.target.checked })}>
          {t('isContact')}
        </Checkbox>
      </div>
      <div className="rf-wide">
        <AvatarField
          name={form.name}
          path={form.avatarPath}
          onChange={(avatarPath) => change({ avatarPath })}
        />
      </div>
    </div>
  )
}

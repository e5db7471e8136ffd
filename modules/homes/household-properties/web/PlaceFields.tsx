import './household-dialogs.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type NewPlace, usualLabel } from './new-place.ts'

interface PlaceFieldsProps {
  value: NewPlace
  onChange: (value: NewPlace) => void
  /** Absent: it cannot be virtual. */
  isVirtual?: boolean
  onVirtual?: (isVirtual: boolean) => void
  /** Said at the name. */
  invalid?: string
}

/** Building, floor, unit, and the name, which follows them until somebody writes another one. */
export function PlaceFields({ value, onChange, isVirtual, onVirtual, invalid }: PlaceFieldsProps) {
  const t = useTexts('householdTree')
  const follows = (place: NewPlace, virtual = isVirtual) => value.label === usualLabel(place, virtual)
  const change = (part: Partial<NewPlace>) => {
    const next = { ...value, ...part }
    onChange(follows(value) ? { ...next, label: usualLabel(next, isVirtual) } : next)
  }
  return (
    <>
      <div className="hd-place">
        <Field label={t('building')}>
          <TextInput
            autoFocus
            value={value.building}
            maxLength={20}
            placeholder={t('buildingHint')}
            onText={(building) => change({ building })}
          />
        </Field>
        <Field label={t('floor')}>
          <TextInput
            value={value.floor}
            maxLength={20}
            placeholder={t('floorHint')}
            onText={(floor) => change({ floor })}
          />
        </Field>
        <Field label={t('unit')}>
          <TextInput
            value={value.unit}
            maxLength={20}
            placeholder={t('unitHint')}
            onText={(unit) => change({ unit })}
          />
        </Field>
      </div>
      <Field label={t('label')} help={t('labelHelp')} invalid={invalid}>
        <TextInput value={value.label} maxLength={40} onText={(label) => onChange({ ...value, label })} />
      </Field>
      {onVirtual && (
        <Checkbox
          checked={isVirtual}
          onChange={(event) => {
            const virtual = event.target.checked
            if (follows(value)) onChange({ ...value, label: usualLabel(value, virtual) })
            onVirtual(virtual)
          }}
        >
          {t('isVirtual')}
        </Checkbox>
      )}
    </>
  )
}

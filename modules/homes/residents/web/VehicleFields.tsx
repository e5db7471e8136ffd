import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Transport, transportKinds } from '../shapes.ts'
import { transportName } from './identity-name.ts'

/** Vehicles, a line each: what it is and its plate. */
export function VehicleFields({
  value,
  onChange,
}: {
  value: readonly Transport[]
  onChange: (next: Transport[]) => void
}) {
  const t = useTexts('residentDialogs')
  const put = (at: number, patch: Partial<Transport>) =>
    onChange(value.map((item, nth) => (nth === at ? { ...item, ...patch } : item)))
  return (
    <fieldset className="rf-vehicles">
      <legend className="lb-14 lb-quiet">{t('transportations')}</legend>
      {value.map(({ type, plate }, at) => (
        // A line has no name of its own while it is typed.
        // oxlint-disable-next-line react/no-array-index-key -- lines are only added at the end and typed in place
        <div key={at} className="rf-vehicle">
          <ChoiceInput
            aria-label={t('vehicleType')}
            value={type}
            options={transportKinds.map(({ id }) => ({ value: id, label: transportName(id) }))}
            onChoose={(type) => put(at, { type })}
          />
          <TextInput
            aria-label={t('plate')}
            placeholder={type > 2 ? t('plateOptional') : t('plate')}
            value={plate}
            maxLength={12}
            autoFocus={plate === '' && at === value.length - 1 && at > 0}
            onText={(text) => put(at, { plate: text })}
          />
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('removeVehicle', { plate })}
            onClick={() => onChange(value.filter((_, nth) => nth !== at))}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      <Button
        size="small"
        icon={<Icon name="plus" size={16} />}
        onClick={() => onChange([...value, { type: 1, plate: '' }])}
      >
        {t('addVehicle')}
      </Button>
    </fieldset>
  )
}

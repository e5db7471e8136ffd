import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { startPicking } from './picking.ts'

interface HouseholdChipsProps {
  value: readonly string[]
  /** What a household is called. */
  labelOf: (householdId: string) => string
  onChange: (householdIds: readonly string[]) => void
  onPicked: (householdId: string, label: string) => void
}

/** Households that are added by the picker and taken off one by one. */
export function HouseholdChips({ value, labelOf, onChange, onPicked }: HouseholdChipsProps) {
  const t = useTexts('households')
  const add = async () => {
    const picked = await startPicking(false)
    if (!picked || value.includes(picked.householdId)) return
    onPicked(picked.householdId, picked.label)
    onChange([...value, picked.householdId])
  }
  return (
    <div className="lb-chips">
      {value.map((householdId) => (
        <button
          type="button"
          key={householdId}
          aria-label={t('takeOff', { label: labelOf(householdId) })}
          onClick={() => onChange(value.filter((one) => one !== householdId))}
        >
          {labelOf(householdId)} <Icon name="x" size={14} />
        </button>
      ))}
      <Button icon={<Icon name="plus" />} onClick={() => void add()}>
        {t('addHousehold')}
      </Button>
    </div>
  )
}

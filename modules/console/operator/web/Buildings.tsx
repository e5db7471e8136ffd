import type { PlainKey } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { countOf } from './sizes.ts'
import { faultsOfBuilding, type TypedBuilding, usualBuilding } from './typed-building.ts'

const count = (list: readonly TypedBuilding[]) =>
  list.reduce((sum, item) => sum + (Number(item.floors) || 0) * (Number(item.perFloor) || 0), 0)

interface BuildingsProps {
  /** Says what is wrong with them. */
  tried: boolean
  buildings: readonly TypedBuilding[]
  onChange: (buildings: readonly TypedBuilding[]) => void
}

/** Buildings of floors with as many units each; households are counted out of them. */
export function Buildings({ tried, buildings, onChange }: BuildingsProps) {
  const t = useTexts('operator')
  const set = (nth: number, change: Partial<TypedBuilding>) =>
    onChange(buildings.map((building, at) => (at === nth ? { ...building, ...change } : building)))
  const first = buildings[0]
  const wrong = (building: TypedBuilding, field: keyof TypedBuilding, words: PlainKey<'operator'>) =>
    tried && faultsOfBuilding(building)[field] ? t(words) : undefined
  return (
    <div className="op-buildings">
      {buildings.map((building, nth) => (
        // Buildings are told apart by their place alone while they are typed.
        // oxlint-disable-next-line react/no-array-index-key -- there is nothing else
        <div className="op-building" key={nth}>
          <Field label={t('buildingName')} invalid={wrong(building, 'name', 'buildingNameMissing')}>
            <TextInput maxLength={10} value={building.name} onText={(name) => set(nth, { name })} />
          </Field>
          <Field label={t('floors')} invalid={wrong(building, 'floors', 'floorsWrong')}>
            <TextInput
              inputMode="numeric"
              maxLength={2}
              value={building.floors}
              onText={(floors) => set(nth, { floors })}
            />
          </Field>
          <Field label={t('perFloor')} invalid={wrong(building, 'perFloor', 'perFloorWrong')}>
            <TextInput
              inputMode="numeric"
              maxLength={2}
              value={building.perFloor}
              onText={(perFloor) => set(nth, { perFloor })}
            />
          </Field>
          <Button
            icon={<Icon name="x" />}
            aria-label={t('removeBuilding', { name: building.name })}
            disabled={buildings.length === 1}
            onClick={() => onChange(buildings.filter((_, at) => at !== nth))}
          />
        </div>
      ))}
      <div className="lb-line lb-gap-8 lb-wrap">
        <Button size="small" onClick={() => onChange([...buildings, usualBuilding(buildings.length)])}>
          {t('addBuilding')}
        </Button>
        <span className="lb-quiet">
          {t('buildingCount', { count: countOf(count(buildings)), first: `${first?.name ?? ''}-1F-1` })}
        </span>
      </div>
    </div>
  )
}

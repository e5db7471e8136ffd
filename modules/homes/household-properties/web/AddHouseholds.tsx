import './household-dialogs.css'
import './household-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { NewPlace } from './new-place.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { asFloor, placesOf } from './several.ts'
import { api } from './use-properties.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const most = 500

/** Adds one household, or every unit on every floor of a building. */
export function AddHouseholds({
  building = '',
  floor = '',
  onClose,
}: {
  building?: string
  floor?: string
  onClose: (added?: { building: string; floor?: string }) => void
}) {
  const t = useTexts('householdTree')
  const queries = useQueryClient()
  const [way, setWay] = useState<'one' | 'many'>('one')
  const [one, setOne] = useState<NewPlace>({
    building,
    floor,
    unit: '',
    label: [building, floor].filter(Boolean).join('-'),
  })
  const [isVirtual, setVirtual] = useState(false)
  const [many, setMany] = useState({ building, floors: '', units: '' })
  // Made once, so that a household that is sent again is the same household.
  const [ids] = useState(() => new Map<string, string>())
  const idOf = (label: string) => {
    const id = ids.get(label) ?? newId()
    ids.set(label, id)
    return id
  }
  const isWhole = [one.building, one.floor, one.unit, one.label].every((part) => part.trim())
  const single = isWhole ? [{ ...one, floor: asFloor(one.floor.trim()) }] : []
  const places = way === 'one' ? single : placesOf(many.building, many.floors, many.units)
  const isTooMany = places.length > most

  async function add(retry: Retry) {
    const households = places.map((place) => ({
      ...place,
      householdId: idOf(place.label),
      isVirtual: way === 'one' && isVirtual,
    }))
    const { data } = await api.addHouseholds({ households }, retry)
    await queries.invalidateQueries({ queryKey: ['householdTree'] })
    void queries.invalidateQueries({ queryKey: ['households'] })
    toast(t('added', { count: data.added }))
    const [first] = places
    if (first) onClose({ building: first.building, floor: way === 'one' ? first.floor : undefined })
  }

  return (
    <FormDialog
      title={t('addTitle')}
      confirm={t('addConfirm', { count: places.length })}
      missing={isTooMany ? '' : places.length ? undefined : t('missingPlace')}
      onConfirm={add}
      onClose={() => onClose()}
    >
      <Segments
        label={t('addWays')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'one', label: t('addOne') },
          { value: 'many', label: t('addMany') },
        ]}
      />
      {way === 'one' ? (
        <PlaceFields value={one} onChange={setOne} isVirtual={isVirtual} onVirtual={setVirtual} />
      ) : (
        <div className="hd-several lb-pair lb-gap-12">
          <Field label={t('building')}>
            <TextInput
              autoFocus
              value={many.building}
              maxLength={20}
              placeholder={t('buildingHint')}
              onText={(text) => setMany({ ...many, building: text })}
            />
          </Field>
          <Field label={t('floors')} help={t('floorsHelp')}>
            <TextInput
              value={many.floors}
              maxLength={200}
              onText={(floors) => setMany({ ...many, floors })}
            />
          </Field>
          <Field label={t('units')} help={t('unitsHelp')}>
            <TextInput value={many.units} maxLength={200} onText={(units) => setMany({ ...many, units })} />
          </Field>
        </div>
      )}
      <p className="lb-quiet lb-14" role="status">
        {isTooMany ? t('tooMany') : places.length ? preview() : t('nothingToAdd')}
      </p>
    </FormDialog>
  )

  function preview() {
    const labels = places.map(({ label }) => label)
    const shown =
      labels.length > 6
        ? t('previewMore', { first: inRow(labels.slice(0, 3)), last: labels.at(-1) ?? '' })
        : inRow(labels)
    return t('preview', { count: labels.length, labels: shown })
  }
}

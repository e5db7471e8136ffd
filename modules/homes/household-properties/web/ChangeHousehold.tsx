import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { householdChangedMeanwhile } from '#modules/homes/households/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import type { HouseholdProperty } from '../shapes.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { NewPlace } from './new-place.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { api } from './use-properties.ts'

const codes = [householdChangedMeanwhile('', '').code]

interface PlaceForm {
  place: NewPlace
  isVirtual: boolean
}

const formOf = ({ building, floor, unit, label, isVirtual }: HouseholdProperty): PlaceForm => ({
  place: { building, floor, unit, label },
  isVirtual: isVirtual === 1,
})

/** Renames a household or moves it to another building or floor; the old name stays in its history. */
export function ChangeHousehold({ of: given, onClose }: { of: HouseholdProperty; onClose: () => void }) {
  const t = useTexts('householdTree')
  const queries = useQueryClient()
  const factsOf = ({ place, isVirtual }: PlaceForm): Facts => [
    [t('field_building'), place.building],
    [t('field_floor'), place.floor],
    [t('field_unit'), place.unit],
    [t('field_label'), place.label],
    [t('field_isVirtual'), t(isVirtual ? 'yes' : 'no')],
  ]
  const box = useMeanwhile<HouseholdProperty, PlaceForm>({
    given,
    codes,
    formOf,
    factsOf,
    newest: async () => (await api.getProperty({ id: given.householdId })).data,
  })
  const { householdId, rowVersion } = box.seen
  const { place, isVirtual } = box.form
  const [reason, setReason] = useState('')
  const isWhole = Object.values(place).every((part) => part.trim())

  async function save() {
    const { data } = await api.placeHousehold({ ...place, isVirtual, householdId, rowVersion, reason })
    await queries.invalidateQueries({ queryKey: ['householdTree'] })
    void queries.invalidateQueries({ queryKey: ['households'] })
    toast(t('changed', { label: data.label }))
    onClose()
  }

  return (
    <FormDialog
      title={t('changeTitle', { label: box.seen.label })}
      confirm={t('changeConfirm')}
      missing={isWhole ? undefined : t('missingPlace')}
      onConfirm={() => box.attempt(save)}
      arrivals={box.arrivals}
      onClose={onClose}
    >
      <PlaceFields
        value={place}
        onChange={(next) => box.change({ place: next })}
        isVirtual={isVirtual}
        onVirtual={(next) => box.change({ isVirtual: next })}
      />
      <Field label={t('reason')} optional>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}

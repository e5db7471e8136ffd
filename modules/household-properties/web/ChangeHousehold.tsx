import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useSeen } from '#platform/web/look/use-seen.ts'
import type { HouseholdProperty } from '../shapes.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { NewPlace } from './new-place.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { api } from './use-properties.ts'

/** Renames a household or moves it to another building or floor; the old name stays in its history. */
export function ChangeHousehold({ of: now, onClose }: { of: HouseholdProperty; onClose: () => void }) {
  const t = useTexts('householdTree')
  const queries = useQueryClient()
  const of = useSeen(now)
  const { householdId, rowVersion } = of
  const [place, setPlace] = useState<NewPlace>({
    building: of.building,
    floor: of.floor,
    unit: of.unit,
    label: of.label,
  })
  const [isVirtual, setVirtual] = useState(of.isVirtual === 1)
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
      title={t('changeTitle', { label: of.label })}
      confirm={t('changeConfirm')}
      missing={isWhole ? undefined : t('missingPlace')}
      onConfirm={save}
      onClose={onClose}
    >
      <PlaceFields value={place} onChange={setPlace} isVirtual={isVirtual} onVirtual={setVirtual} />
      <Field label={t('reason')} optional>
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
    </FormDialog>
  )
}

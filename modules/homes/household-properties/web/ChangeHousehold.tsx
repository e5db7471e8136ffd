import { useQueryClient } from '@tanstack/react-query'
import { householdChangedMeanwhile } from '#modules/homes/households/contract.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import type { HouseholdProperty } from '../shapes.ts'
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
  const { householdId } = given
  // The name follows the place, so they are drawn together.
  const fields: readonly FormField<PlaceForm>[] = [
    { label: t('field_building'), read: ({ place }) => place.building },
    { label: t('field_floor'), read: ({ place }) => place.floor },
    { label: t('field_unit'), read: ({ place }) => place.unit },
    { label: t('field_label'), read: ({ place }) => place.label },
    {
      label: t('field_isVirtual'),
      read: ({ isVirtual }) => t(isVirtual ? 'yes' : 'no'),
      draw: ({ place, isVirtual }, change) => (
        <PlaceFields
          value={place}
          onChange={(next) => change({ place: next })}
          isVirtual={isVirtual}
          onVirtual={(next) => change({ isVirtual: next })}
        />
      ),
    },
  ]
  return (
    <CorrectionDialog
      title={t('changeTitle', { label: given.label })}
      confirm={t('changeConfirm')}
      given={given}
      codes={codes}
      formOf={formOf}
      newest={async () => (await api.getProperty({ id: householdId })).data}
      fields={fields}
      missing={({ place }) =>
        Object.values(place).every((part) => part.trim()) ? undefined : t('missingPlace')
      }
      because={{ label: t('reason'), maxLength: 100 }}
      send={async ({ form: { place, isVirtual }, seen: { rowVersion }, reason, retry }) => {
        const { data } = await api.placeHousehold(
          { ...place, isVirtual, householdId, rowVersion, reason },
          retry,
        )
        await queries.invalidateQueries({ queryKey: ['householdTree'] })
        void queries.invalidateQueries({ queryKey: ['households'] })
        toast(t('changed', { label: data.label }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

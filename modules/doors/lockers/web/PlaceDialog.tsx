import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { Stay } from '../shapes.ts'
import { cabinetsQuery, lockersApi } from './list-query.ts'

/** Puts the package of a wish into a cubby: one that fits, or the one that is chosen. */
export function PlaceDialog({ stay, onClose }: { stay: Stay; onClose: () => void }) {
  const t = useTexts('lockersPage')
  const cabinets = useQuery(cabinetsQuery())
  const [chosen, setChosen] = useState('')
  const [cubbyId, setCubbyId] = useState('')
  const cabinetId = chosen || (cabinets.data?.[0]?.cabinetId ?? '')
  const free = (cabinets.data?.find((one) => one.cabinetId === cabinetId)?.cubbies ?? []).filter(
    ({ status, doorOpenSince }) => status === 'unused' && !doorOpenSince,
  )
  return (
    <FormDialog
      title={t('stow')}
      confirm={t('stow')}
      missing={cabinetId ? undefined : t('empty')}
      onConfirm={async (retry) => {
        const { data } = await lockersApi.stow(
          { stayId: stay.stayId, cabinetId, cubbyId: cubbyId || null },
          retry,
        )
        toast(t(data.isOpening ? 'stowed' : 'stowedAway', { cubby: data.cubbyName }))
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('cabinet')}>
        <ChoiceInput
          value={cabinetId}
          options={(cabinets.data ?? []).map((one) => ({
            value: one.cabinetId,
            label: `${one.place} ${one.name}`,
          }))}
          onChoose={(value) => {
            setChosen(String(value))
            setCubbyId('')
          }}
        />
      </Field>
      <Field label={t('stowWhere')}>
        <ChoiceInput
          value={cubbyId}
          options={[
            { value: '', label: t('stowAny', { size: stay.size }) },
            ...free.map((one) => ({ value: one.cubbyId, label: `${one.name} ${one.size}` })),
          ]}
          onChoose={(value) => setCubbyId(String(value))}
        />
      </Field>
    </FormDialog>
  )
}

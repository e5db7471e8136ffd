import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { packages, type WaitingPackage } from '#modules/parcels/packages/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Cabinet, Cubby } from '../shapes.ts'
import { lockersApi } from './list-query.ts'

const packagesApi = client(packages)
const sayOf = ({ serialNumber, label, kindName, trackingNumber }: WaitingPackage) =>
  inRow(
    [`${serialNumber} ${label}`, kindName, trackingNumber && `…${trackingNumber.slice(-6)}`].filter(Boolean),
  )

/** Puts a package of the desk into a free cubby, found by its number. */
export function StowDialog({
  cabinet,
  cubby,
  onClose,
}: {
  cabinet: Cabinet
  cubby: Cubby
  onClose: () => void
}) {
  const t = useTexts('lockersPage')
  const [said, setSaid] = useState('')
  const [picked, setPicked] = useState('')
  const wanted = said.trim()
  const found = useQuery({
    queryKey: ['lockers', 'find', wanted],
    queryFn: async () => (await packagesApi.findPackages({ text: wanted, maxCount: 8 })).data,
    enabled: wanted.length >= 2,
  })
  const all = (found.data ?? []).filter(({ applyStorageStatus }) => applyStorageStatus === 0)
  const packageId = all.some((one) => one.packageId === picked) ? picked : (all[0]?.packageId ?? '')
  const { cabinetId } = cabinet
  const { cubbyId, size } = cubby
  return (
    <FormDialog
      title={`${t('stow')} ${cubby.name}`}
      confirm={t('stow')}
      missing={packageId ? undefined : t('stowChoose')}
      onConfirm={async (retry) => {
        const wish = { packageId, size, applicant: '', note: '' }
        const stayId = retry.idOf(wish)
        await retry.once(stayId, () => lockersApi.apply({ stayId, ...wish }))
        const { data } = await lockersApi.stow({ stayId, cabinetId, cubbyId }, retry)
        toast(t(data.isOpening ? 'stowed' : 'stowedAway', { cubby: data.cubbyName }))
        onClose()
      }}
      onClose={onClose}
    >
      <Field label={t('stowHint')} help={found.data && !all.length ? t('stowNone') : undefined}>
        <TextInput autoFocus value={said} maxLength={60} onText={setSaid} />
      </Field>
      {all.length > 0 && (
        <Field label={t('stowChoose')}>
          <ChoiceInput
            value={packageId}
            options={all.map((one) => ({ value: one.packageId, label: sayOf(one) }))}
            onChoose={(value) => setPicked(String(value))}
          />
        </Field>
      )}
    </FormDialog>
  )
}

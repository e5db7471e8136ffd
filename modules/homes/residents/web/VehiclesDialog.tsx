import './dialog-texts.ts'
import './resident-dialog.css'
import { useQueryClient } from '@tanstack/react-query'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { vehiclesChanged } from '../contract.ts'
import type { Home, Transport } from '../shapes.ts'
import { residentsApi } from './api.ts'
import { transportName } from './identity-name.ts'
import { VehicleFields } from './VehicleFields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'

/** Another household has one of the plates. */
const platesElsewhere = 409602
const codes = [vehiclesChanged('', '').code]

interface VehiclesForm {
  vehicles: Transport[]
}

const formOf = ({ transportations }: Home): VehiclesForm => ({
  vehicles: transportations.length ? transportations : [{ type: 1, plate: '' }],
})
/** What is written of them: an empty line of a car is none. */
const typed = (vehicles: readonly Transport[]) =>
  vehicles.filter(({ type, plate }) => plate.trim() !== '' || type > 2)
const inWords = ({ type, plate }: Transport) => [transportName(type), plate].filter(Boolean).join(' ')

/** The vehicles of a household that are nobody's in particular. */
export function VehiclesDialog({ home, onClose }: { home: Home; onClose: () => void }) {
  const t = useTexts('householdHome')
  const td = useTexts('residentDialogs')
  const queries = useQueryClient()
  const { householdId } = home
  return (
    <CorrectionDialog<Home, VehiclesForm>
      title={t('editVehicles')}
      confirm={td('save')}
      given={home}
      codes={codes}
      formOf={formOf}
      fields={[
        {
          label: t('vehicles'),
          read: ({ vehicles }) => inRow(typed(vehicles).map(inWords)),
          draw: ({ vehicles }, change) => (
            <VehicleFields value={vehicles} onChange={(next) => change({ vehicles: next })} />
          ),
        },
      ]}
      newest={async () => (await residentsApi.getHome({ householdId })).data}
      anyway={{ code: platesElsewhere, act: td('saveAnyway') }}
      send={async ({ form, seen, isSure: confirmPlates, retry }) => {
        const { vehiclesVersion: version } = seen
        const transportations = typed(form.vehicles)
        await residentsApi.setVehicles(
          { householdId, version, transportations, confirmPlates },
          { ...retry, handles: codes },
        )
        toast(t('vehiclesSaved'))
        void queries.invalidateQueries({ queryKey: ['residents'] })
        onClose()
      }}
      frame={(drawn) => (
        <>
          <p className="lb-14 lb-quiet">{t('vehiclesHelp')}</p>
          {drawn}
        </>
      )}
      onClose={onClose}
    />
  )
}

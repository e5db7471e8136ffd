import './dialog-texts.ts'
import './resident-dialog.css'
import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '#platform/contract/problem.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { vehiclesChanged } from '../contract.ts'
import type { Home, Transport } from '../shapes.ts'
import { residentsApi } from './api.ts'
import { transportName } from './identity-name.ts'
import { VehicleFields } from './VehicleFields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'

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
  const { seen, form, colleagueEdits, attempt, change } = useMeanwhile<Home, VehiclesForm>({
    given: home,
    codes,
    formOf,
    factsOf: ({ vehicles }) => [[t('vehicles'), inRow(typed(vehicles).map(inWords))]],
    newest: async () => (await residentsApi.getHome({ householdId: home.householdId })).data,
  })
  const save = useSubmit<[confirmPlates?: boolean]>(async (retry, confirmPlates = false) => {
    const { householdId, vehiclesVersion: version } = seen
    const transportations = typed(form.vehicles)
    await attempt(() =>
      residentsApi.setVehicles(
        { householdId, version, transportations, confirmPlates },
        { ...retry, handles: codes },
      ),
    )
    toast(t('vehiclesSaved'))
    void queries.invalidateQueries({ queryKey: ['residents'] })
    onClose()
  })
  const mayConfirm = save.error instanceof Problem && save.error.code === 409602
  const anyway = (
    <Button size="small" onClick={() => void save.submit(true)}>
      {td('saveAnyway')}
    </Button>
  )
  return (
    <ActDialog
      title={t('editVehicles')}
      confirm={td('save')}
      act={save}
      colleagueEdits={colleagueEdits}
      anyway={mayConfirm ? anyway : undefined}
      onClose={onClose}
    >
      <p className="lb-14 lb-quiet">{t('vehiclesHelp')}</p>
      <VehicleFields value={form.vehicles} onChange={(vehicles) => change({ vehicles })} />
    </ActDialog>
  )
}

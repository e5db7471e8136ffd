import './dialog-texts.ts'
import './resident-dialog.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
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
export function VehiclesDialog(props: { home: Home; onClose: () => void }) {
  const t = useTexts('householdHome')
  return (
    <Dialog label={t('editVehicles')} className="rf rf-narrow" onCancel={props.onClose}>
      <Form {...props} />
    </Dialog>
  )
}

function Form({ home, onClose }: { home: Home; onClose: () => void }) {
  const t = useTexts('householdHome')
  const td = useTexts('residentDialogs')
  const tp = useTexts('platform')
  const queries = useQueryClient()
  const { seen, form, arrivals, attempt, change } = useMeanwhile<Home, VehiclesForm>({
    given: home,
    codes,
    formOf,
    factsOf: ({ vehicles }) => [[t('vehicles'), inRow(typed(vehicles).map(inWords))]],
    newest: async () => (await residentsApi.getHome({ householdId: home.householdId })).data,
  })
  const [failure, setFailure] = useState<{ sentence: string; mayConfirm: boolean }>()
  const [busy, setBusy] = useState(false)
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)

  async function save(confirmPlates: boolean) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { householdId, vehiclesVersion: version } = seen
      const transportations = typed(form.vehicles)
      await attempt(() =>
        residentsApi.setVehicles(
          { householdId, version, transportations, confirmPlates },
          { handles: codes },
        ),
      )
      toast(t('vehiclesSaved'))
      void queries.invalidateQueries({ queryKey: ['residents'] })
      onClose()
    } catch (error) {
      const mayConfirm = error instanceof Problem && error.code === 409602
      setFailure({ sentence: sentenceOf(error), mayConfirm })
      setBusy(false)
    }
  }

  const anyway = (
    <Button size="small" onClick={() => void save(true)}>
      {td('saveAnyway')}
    </Button>
  )
  return (
    <form
      className="rf-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(false)
      }}
    >
      <header className="lb-dialog-head">
        <h2>{t('editVehicles')}</h2>
      </header>
      <div className="rf-body rf-stack">
        <p className="lb-14 lb-quiet">{t('vehiclesHelp')}</p>
        <VehicleFields value={form.vehicles} onChange={(vehicles) => change({ vehicles })} />
        {failure && (
          <FailureNote
            sentence={failure.sentence}
            arrivals={arrivals}
            act={failure.mayConfirm ? anyway : undefined}
          />
        )}
      </div>
      <footer className="lb-dialog-foot">
        <Button onClick={onClose}>{tp('cancel')}</Button>
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {td('save')}
        </Button>
      </footer>
    </form>
  )
}

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
import { Note } from '#platform/web/look/Note.tsx'
import type { Home } from '../shapes.ts'
import { residentsApi } from './api.ts'
import { VehicleFields } from './VehicleFields.tsx'

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
  const [value, setValue] = useState(
    home.transportations.length ? home.transportations : [{ type: 1, plate: '' }],
  )
  const [failure, setFailure] = useState<{ sentence: string; mayConfirm: boolean }>()
  const [busy, setBusy] = useState(false)
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)

  async function save(confirmPlates: boolean) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const transportations = value.filter(({ type, plate }) => plate.trim() !== '' || type > 2)
      await residentsApi.setVehicles({ householdId: home.householdId, transportations, confirmPlates })
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
        <VehicleFields value={value} onChange={setValue} />
        {failure && (
          <Note tone="wait" act={failure.mayConfirm ? anyway : undefined}>
            {failure.sentence}
          </Note>
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

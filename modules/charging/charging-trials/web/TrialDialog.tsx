import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import type { ChargingTrial } from '../contract.ts'
import { TrialRows } from './TrialRows.tsx'

/** Every household that charged last month, who would pay most more or less first. */
export function TrialDialog({
  trial,
  number,
  onClose,
}: {
  trial: ChargingTrial
  number: number
  onClose: () => void
}) {
  const t = useTexts('chargingRatesPage')
  const title = t('trialOf', { month: Number(trial.month.slice(5)) })
  return (
    <Dialog label={title} onCancel={onClose}>
      <DialogHead title={title} id="charging-trial" onClose={onClose} />
      <div className="lb-box-body">
        <TrialRows rows={trial.households} numbers={[trial.before?.number ?? 0, number]} />
      </div>
    </Dialog>
  )
}

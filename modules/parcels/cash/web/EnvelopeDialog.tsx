import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import './cash-texts.ts'
import './cash.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { EnvelopePanel } from './EnvelopePanel.tsx'

export interface EnvelopeDialogProps {
  depositId: string
  serialNumber: string
  /** '' for an outsider. */
  label: string
  name: string
  onGiveBack: () => void
  onClose: () => void
}

/** An envelope over the page. */
export function EnvelopeDialog({
  depositId,
  serialNumber,
  label,
  name,
  onGiveBack,
  onClose,
}: EnvelopeDialogProps) {
  const t = useTexts('cash')
  return (
    <Dialog label={t('envelopeOf', { serialNumber })} onCancel={onClose}>
      <DialogHead title={serialNumber} onClose={onClose}>
        <span className="lb-grow">
          {label ? (
            <HouseholdName label={label} names={name} size="title" />
          ) : (
            <b className="lb-20">{name}</b>
          )}
        </span>
      </DialogHead>
      <div className="ch-dialog-body">
        <EnvelopePanel depositId={depositId} onGiveBack={onGiveBack} />
      </div>
    </Dialog>
  )
}

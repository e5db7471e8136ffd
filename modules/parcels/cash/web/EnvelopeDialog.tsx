import './cash-texts.ts'
import './cash.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
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
    <Dialog label={t('envelopeOf', { serialNumber })} onCancel={onClose} className="ch-dialog">
      <div className="lb-dialog-head">
        <h2>{serialNumber}</h2>
        <span className="lb-grow">
          {label ? (
            <HouseholdName label={label} names={name} size="title" />
          ) : (
            <b className="lb-20">{name}</b>
          )}
        </span>
        <Button type="text" icon={<Icon name="x" />} aria-label={t('close')} onClick={onClose} />
      </div>
      <div className="ch-dialog-body">
        <EnvelopePanel depositId={depositId} onGiveBack={onGiveBack} />
      </div>
    </Dialog>
  )
}

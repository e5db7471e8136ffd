import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Manager } from '../contract.ts'

export interface ScannedDialogProps {
  manager?: Manager
  refused?: string
  onClose: () => void
}

/** Who shows the code that was scanned at this desk, or why it says nothing. */
export function ScannedDialog({ manager, refused, onClose }: ScannedDialogProps) {
  const t = useTexts('managerCodes')
  const title = manager ? t('scannedTitle') : t('refusedTitle')
  return (
    <Dialog label={title} size="small" className="lb-manager-code" onCancel={onClose}>
      <DialogHead title={title} onClose={onClose}>
        <Icon name={manager ? 'check' : 'warn'} />
      </DialogHead>
      <div className="lb-manager-code-body">
        {manager ? (
          <>
            <p className="lb-manager-code-name">{manager.name}</p>
            <dl>
              <dt>{t('role')}</dt>
              <dd>{t(manager.role)}</dd>
              <dt>{t('account')}</dt>
              <dd>{manager.account}</dd>
              <dt>{t('community')}</dt>
              <dd>{manager.communityName}</dd>
              <dt>{t('at')}</dt>
              <dd>{speakTime(manager.verifiedAt)}</dd>
            </dl>
          </>
        ) : (
          <p role="alert">{refused}</p>
        )}
      </div>
      <div className="lb-dialog-foot">
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}

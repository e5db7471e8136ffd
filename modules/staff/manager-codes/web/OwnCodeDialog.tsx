import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { asClock } from './count-down.ts'
import { useOwnCode } from './use-own-code.ts'

/** The code of whoever is signed in, with its countdown; a click on an invalid one makes another (R198–R203). */
export function OwnCodeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('managerCodes')
  return (
    <Dialog label={t('title')} size="small" className="lb-manager-code" onCancel={onClose}>
      <DialogHead title={t('title')} onClose={onClose} />
      <div className="lb-manager-code-body">
        <p>{t('how')}</p>
        <OwnCode />
        <p className="lb-14 lb-quiet">{t('once')}</p>
      </div>
      <div className="lb-dialog-foot">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}

function OwnCode() {
  const t = useTexts('managerCodes')
  const { code, left, verifiedBy, failed, renew } = useOwnCode()
  if (failed !== undefined)
    return (
      <div className="lb-manager-code-over" role="alert">
        <b>{t('failed')}</b>
        <p>{failed}</p>
        <Button onClick={renew}>{t('retry')}</Button>
      </div>
    )
  if (verifiedBy !== undefined)
    return (
      <div className="lb-manager-code-over" role="status">
        <Icon name="check" size={32} />
        <b>{t('verified', { by: verifiedBy })}</b>
        <p>{t('verifiedText')}</p>
        <Button onClick={renew}>{t('renew')}</Button>
      </div>
    )
  if (code === undefined)
    return <div className="lb-manager-code-place" role="status" aria-label={t('making')} />
  if (left <= 0)
    return (
      <>
        <button type="button" className="lb-manager-code-place" onClick={renew}>
          <Icon name="undo" size={32} />
          <b>{t('expired')}</b>
          {t('again')}
        </button>
        <p className="lb-manager-code-left">{asClock(0)}</p>
      </>
    )
  return (
    <>
      <div className="lb-manager-code-place">
        <QrCode content={code} label={t('qr')} />
      </div>
      <p className="lb-manager-code-left" role="timer">
        {t('left', { time: asClock(left) })}
      </p>
    </>
  )
}

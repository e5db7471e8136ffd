import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { repairsApi } from './list-query.ts'

/** The QR code that hangs on a wall: of the house, or of one thing. */
export function QrDialog({ assetId, onClose }: { assetId?: string; onClose: () => void }) {
  const t = useTexts('repairsPage')
  const query = useQuery({
    queryKey: ['repairs', 'url', assetId],
    queryFn: async () =>
      new URL((await repairsApi.showReportUrl({ assetId })).data.url, location.origin).href,
  })
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toast(t('qrCopied')),
      () => toast(t('qrNotCopied'), { isTrouble: true }),
    )
  return (
    <Dialog label={t('qrTitle')} onCancel={onClose}>
      <DialogHead title={t('qrTitle')} onClose={onClose} />
      <div className="lb-box-body lb-grid lb-gap-12">
        <p className="lb-quiet">{t('qrLead')}</p>
        <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr']} rows={2}>
          {(address) => (
            <>
              <QrCode content={address} label={t('qrTitle')} />
              <p className="lb-break">{address}</p>
              <span>
                <Button onClick={() => void copy(address)}>{t('qrCopy')}</Button>
              </span>
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

import './page-texts.ts'
import './wall-paper.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wholeAddress } from '#modules/assets/whole-address.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed, useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { repairsApi } from './list-query.ts'

interface QrDialogProps {
  /** The thing that reports are about; else the whole house. */
  asset?: { assetId: string; name: string }
  onClose: () => void
}

/** The QR code that hangs on a wall, of the house or of one thing: shown, printed, and voided by a new one. */
export function QrDialog({ asset, onClose }: QrDialogProps) {
  const t = useTexts('repairsPage')
  const queries = useQueryClient()
  const mayRenew = useAllowed()([{ can: 'repairs.decide', service: [11] }]).length > 0
  const [isPrinting, setPrinting] = useState(false)
  const about = asset && { assetId: asset.assetId }
  const queryKey = ['repairs', 'url', asset?.assetId]
  const query = useQuery({
    queryKey,
    queryFn: async () => wholeAddress((await repairsApi.showReportUrl({ ...about })).data.url),
  })
  const act = useAsked(() => queries.invalidateQueries({ queryKey }))
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
          {({ address, isHere }) => (
            <>
              <QrCode content={address} label={t('qrTitle')} />
              <p className="lb-break">{address}</p>
              {isHere && <Note tone="wait">{t('qrHere', { address: location.host })}</Note>}
              <div className="lb-line lb-wrap lb-gap-8">
                <Button type="primary" icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
                  {t('qrPrint')}
                </Button>
                <Button onClick={() => void copy(address)}>{t('qrCopy')}</Button>
                {mayRenew && (
                  <Button
                    disabled={act.busy}
                    onClick={() =>
                      void act.submit({
                        ask: { title: t('qrRenewAsk'), text: t('qrRenewText'), ok: t('qrRenew') },
                        work: (retry) => repairsApi.renewReportUrl({ ...about }, retry),
                        done: t('qrRenewed'),
                      })
                    }
                  >
                    {t('qrRenew')}
                  </Button>
                )}
              </div>
              {isPrinting && (
                <WallPaper address={address} name={asset?.name} onDone={() => setPrinting(false)} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

/** What hangs on the wall: one code, whose it is, and what happens when one scans it. */
function WallPaper(props: { address: string; name: string | undefined; onDone: () => void }) {
  const { address, name, onDone } = props
  const t = paperTexts('repairsPage')
  const community = useMe()?.communityName ?? ''
  return (
    <PrintSheet width="A4" margin="15mm" onDone={onDone}>
      <div className="lb-print-page rw-paper">
        <h1>{t('qrPaper')}</h1>
        <p>{[community, name].filter(Boolean).join('　')}</p>
        <QrCode content={address} label={t('qrTitle')} />
        <p>{t('qrPaperText')}</p>
      </div>
    </PrintSheet>
  )
}

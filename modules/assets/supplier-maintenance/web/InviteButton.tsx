import './invite-texts.ts'
import { useState } from 'react'
import { wholeAddress } from '#modules/assets/whole-address.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { SendDialog } from './SendDialog.tsx'
import { inviteApi as api } from './use-sending.ts'

/** Gives a supplier its link of today; nothing for who may not. */
export function InviteButton({ supplierId, name }: { supplierId: string; name: string }) {
  const t = useTexts('supplierInvite')
  const may = useAllowed()([{ can: 'supplierMaintenance.invite' }]).length > 0
  const [given, setGiven] = useState<{ address: string; code: string }>()
  const [isMessage, setMessage] = useState(false)
  const give = useSubmit(
    async (retry) => {
      const { data } = await api.invite({ supplierId }, retry)
      setGiven({ address: wholeAddress(data.url).address, code: data.code })
    },
    { onFailure: inBox },
  )
  const end = useAsked()
  if (!may) return null
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toast(t('copied')),
      () => toast(t('notCopied'), { isTrouble: true }),
    )
  const title = t('title', { name })
  const close = () => setGiven(undefined)
  return (
    <>
      <Button loading={give.busy} onClick={() => void give.submit()}>
        {t('give')}
      </Button>
      {isMessage && <SendDialog supplierId={supplierId} name={name} onClose={() => setMessage(false)} />}
      {given && (
        <Dialog label={title} onCancel={close}>
          <DialogHead title={title} onClose={close} />
          <div className="lb-box-body lb-grid lb-gap-12">
            <p className="lb-quiet">{t('lead')}</p>
            <QrCode content={given.address} label={title} />
            <p className="lb-break">{given.address}</p>
            <p>
              {t('code')}　<b>{given.code}</b>
            </p>
          </div>
          <div className="lb-box-foot">
            <Button
              onClick={() =>
                void end.submit({
                  ask: { title: t('endAsk', { name }), text: t('endText'), ok: t('end') },
                  work: async (retry) => {
                    await api.endPasses({ supplierId }, retry)
                    close()
                  },
                  done: t('ended'),
                })
              }
            >
              {t('end')}
            </Button>
            <Button
              onClick={() => {
                close()
                setMessage(true)
              }}
            >
              {t('send')}
            </Button>
            <Button type="primary" onClick={() => void copy(given.address)}>
              {t('copy')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
